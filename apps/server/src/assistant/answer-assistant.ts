import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import type { Visit } from '../store-host/read-visit.ts'
import { createAssistant } from './assistant.ts'
import { answerMethod } from './methods.ts'
import { type MessageProblem, PROBLEM, readMessage } from './read-message.ts'
import { assistantTexts } from './texts.ts'

/** What an assistant's program is answered; nothing where it waits for nothing. */
export interface AssistantAnswer {
  readonly status: 200 | 202 | 400
  readonly json: string | null
}

/** Answers one message of an assistant, whole: nothing of it is remembered. */
export async function answerAssistant(
  request: FastifyRequest,
  visit: Visit,
  works: Pick<Parts, 'config' | 'secret' | 'now'>,
  app: FastifyInstance,
): Promise<AssistantAnswer> {
  const version = request.headers['mcp-protocol-version']
  if (typeof version === 'string' && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) {
    const message = assistantTexts.protocol.version(version)
    return { status: 400, json: problemJson(null, { code: PROBLEM.wrongVersion, message }) }
  }
  const read = readMessage(typeof request.body === 'string' ? request.body : '')
  if (!read.ok) return { status: 400, json: problemJson(null, read.problem) }
  if (read.asked === null) return { status: 202, json: null }
  const { id, method, params } = read.asked
  const outcome = await answerMethod(method, params, createAssistant(request, visit, works, app))
  if (!outcome.ok) return { status: 200, json: problemJson(id, outcome.problem) }
  return { status: 200, json: `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${outcome.json}}` }
}

function problemJson(id: string | number | null, error: MessageProblem): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error })
}
