import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { originOf } from '../plugins/requested-host.ts'
import type { Visit } from '../store-host/read-visit.ts'
import { createAssistant } from './assistant.ts'
import { registerQuestions } from './questions.ts'
import { assistantTexts as texts } from './texts.ts'
import { comparePlans } from './tools/compare-plans.ts'
import { listBenefits } from './tools/list-benefits.ts'
import { searchHelp } from './tools/search-help.ts'
import { simulate } from './tools/simulate.ts'

/** Of what an assistant is told that it speaks to; it changes when a tool does. */
const VERSION = '1.0.0'
/** Members of one tool's input together: fifty lines of three, and room. */
const MOST_ELEMENTS = 400

/** Answers one message of an assistant, whole: nothing of it is remembered. */
export async function answerAssistant(
  request: FastifyRequest,
  visit: Visit,
  works: Pick<Parts, 'config' | 'secret' | 'now'>,
  app: FastifyInstance,
): Promise<Response> {
  const { issuer } = visit.content
  const assistant = createAssistant(request, visit, works, app)
  const server = new McpServer(
    { name: `loja-${issuer.code.toLowerCase()}`, title: `Loja ${issuer.name}`, version: VERSION },
    { instructions: texts.instructions(issuer.name), maxToolInputElements: MOST_ELEMENTS },
  )
  for (const register of [listBenefits, simulate, comparePlans, searchHelp, registerQuestions])
    register(server, assistant)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(toWebRequest(request))
  } finally {
    await server.close()
  }
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const name of ['accept', 'content-type', 'mcp-protocol-version']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const body = typeof request.body === 'string' ? request.body : ''
  return new Request(new URL(request.url, originOf(request)), { method: 'POST', headers, body })
}
