import { JSONRPCResponseSchema, RequestIdSchema } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod'
import { assistantTexts } from './texts.ts'

const texts = assistantTexts.protocol

/** JSON-RPC's numbers of what is wrong (JSON-RPC 2.0, section 5.1). */
export const PROBLEM = {
  notJson: -32700,
  noMessage: -32600,
  methodUnknown: -32601,
  wrongParams: -32602,
  broken: -32603,
  wrongVersion: -32000,
} as const

/** What is wrong with a message, for the program that sent it. */
export interface MessageProblem {
  readonly code: (typeof PROBLEM)[keyof typeof PROBLEM]
  readonly message: string
}

/** What waits for an answer. */
export interface AskedMessage {
  readonly id: string | number
  readonly method: string
  readonly params: unknown
}

/** A message that was read: a request, or what nobody answers (`null`: a notification, an answer of the client's). */
export type ReadMessage =
  | { readonly ok: true; readonly asked: AskedMessage | null }
  | { readonly ok: false; readonly problem: MessageProblem }

const message = z.object({
  jsonrpc: z.literal('2.0'),
  id: RequestIdSchema.optional(),
  method: z.string(),
  params: z.unknown().optional(),
})

/** Reads the one message of a body; several at once are no message (docs/rules/assistant.md: one-message). */
export function readMessage(body: string): ReadMessage {
  let sent: unknown
  try {
    sent = JSON.parse(body)
  } catch {
    return refuse(PROBLEM.notJson, texts.notJson)
  }
  if (Array.isArray(sent)) return refuse(PROBLEM.noMessage, texts.batch)
  const read = message.safeParse(sent)
  if (!read.success) {
    const isAnswer = JSONRPCResponseSchema.safeParse(sent).success
    return isAnswer ? { ok: true, asked: null } : refuse(PROBLEM.noMessage, texts.noMessage)
  }
  const { id, method, params } = read.data
  return { ok: true, asked: id === undefined ? null : { id, method, params } }
}

function refuse(code: MessageProblem['code'], text: string): ReadMessage {
  return { ok: false, problem: { code, message: text } }
}
