import type { CallProblem } from '@benefits/wire/problem'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

/** What a tool gives: words for a reader, and the same as data. */
export function told(text: string, data: Readonly<Record<string, unknown>>): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: { ...data } }
}

/** A call's refusal in its own words, with the fields that are wrong: what an assistant puts right by itself. */
export function refused({ code, description, fields }: CallProblem): CallToolResult {
  const campos = fields.map(({ field, message }) => ({ campo: field, mensagem: message }))
  const lines = campos.map(({ campo, mensagem }) => `- ${campo}: ${mensagem}`)
  return {
    ...told([description, ...lines].join('\n'), { codigo: code, descricao: description, campos }),
    isError: true,
  }
}
