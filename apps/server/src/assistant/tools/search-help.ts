import { listFaqArticles } from '@benefits/wire/faq/list-faq-articles'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod'
import type { Assistant } from '../assistant.ts'
import { assistantTexts } from '../texts.ts'
import { READ_ONLY, refused, told } from '../tool-result.ts'

const texts = assistantTexts.searchHelp
/** More would be read by nobody. */
const MOST = 5

const inputSchema = {
  busca: z.string(assistantTexts.text).trim().min(1, assistantTexts.text).max(100).describe(texts.search),
}

/** `buscar_ajuda`: the help's own search, with the answers. */
export function searchHelp(server: McpServer, { send, addressOf }: Assistant): void {
  const { title, description } = texts
  const config = { title, description, inputSchema, annotations: READ_ONLY }
  server.registerTool('buscar_ajuda', config, async ({ busca: search }) => {
    const found = await send(listFaqArticles, { query: { search, limit: MOST } })
    if (!found.ok) return refused(found.problem)
    const { articles } = found.answer.result
    const lines = articles.map(({ title: question, content }) => `${question}\n${content}`)
    return told(lines.length === 0 ? texts.none : lines.join('\n\n'), {
      artigos: articles.map(({ id, title: titulo, content: conteudo }) => ({ id, titulo, conteudo })),
      pagina: addressOf('/faq'),
    })
  })
}
