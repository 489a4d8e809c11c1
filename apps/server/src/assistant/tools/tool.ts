import { problemOf } from '@benefits/wire/problem'
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod'
import type { Assistant } from '../assistant.ts'
import { refused } from '../tool-result.ts'

/** A tool as assistants are told of it, and what answers it. */
export interface AssistantTool {
  readonly listed: Tool
  /** What is given is checked first: what is wrong with it is told by the fields' names. */
  readonly answer: (given: unknown, assistant: Assistant) => Promise<CallToolResult>
}

/** A tool by what it takes and what it does with it. */
export interface ToolDefinition<S extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: S
  readonly run: (input: z.output<S>, assistant: Assistant) => Promise<CallToolResult>
}

/** Every tool of the store: it only reads, asking twice changes nothing, and it knows nothing but the store. */
const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const

/** A tool whose input's schema is written down once, for all who ask. */
export function defineTool<S extends z.ZodObject>(definition: ToolDefinition<S>): AssistantTool {
  const { name, title, description, input, run } = definition
  const inputSchema = z.toJSONSchema(input, { io: 'input', target: 'draft-7' }) as Tool['inputSchema']
  return {
    listed: { name, title, description, inputSchema, annotations: READ_ONLY },
    answer: async (given, assistant) => {
      const read = input.safeParse(given)
      if (read.success) return run(read.data, assistant)
      const fields = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
      return refused(problemOf({ ok: false, refusal: 'fieldsRefused', fields }))
    },
  }
}
