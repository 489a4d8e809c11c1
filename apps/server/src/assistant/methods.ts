import {
  CallToolRequestParamsSchema,
  InitializeRequestParamsSchema,
  LATEST_PROTOCOL_VERSION,
  ReadResourceRequestParamsSchema,
  type Result,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js'
import type * as z from 'zod'
import type { Assistant } from './assistant.ts'
import { give, type MethodOutcome, refuse } from './method-outcome.ts'
import { listQuestions, QUESTION_TEMPLATES, readQuestion } from './questions.ts'
import { PROBLEM } from './read-message.ts'
import { assistantTexts } from './texts.ts'
import { TOOLS } from './tools/tools.ts'

const texts = assistantTexts.protocol

/** Of what an assistant is told that it speaks to; it changes when a tool does. */
const VERSION = '1.1.0'

type Method = (params: unknown, assistant: Assistant) => MethodOutcome | Promise<MethodOutcome>

/** Every method that assistants may ask; what is the same for all is written down once. */
const METHODS: Readonly<Record<string, Method>> = {
  initialize: withParams('initialize', InitializeRequestParamsSchema, ({ protocolVersion }, { issuer }) =>
    give({
      protocolVersion: SUPPORTED_PROTOCOL_VERSIONS.includes(protocolVersion)
        ? protocolVersion
        : LATEST_PROTOCOL_VERSION,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      serverInfo: {
        name: `loja-${issuer.code.toLowerCase()}`,
        title: `Loja ${issuer.name}`,
        version: VERSION,
      },
      instructions: assistantTexts.instructions(issuer.name),
    }),
  ),
  ping: ready({}),
  'tools/list': ready({ tools: TOOLS.map(({ listed }) => listed) }),
  'tools/call': callTool,
  'resources/templates/list': ready(QUESTION_TEMPLATES),
  'resources/list': async (_params, assistant) => listQuestions(assistant),
  'resources/read': withParams('resources/read', ReadResourceRequestParamsSchema, ({ uri }, assistant) =>
    readQuestion(uri, assistant),
  ),
}

/** Answers a method by its name. */
export async function answerMethod(
  name: string,
  params: unknown,
  assistant: Assistant,
): Promise<MethodOutcome> {
  const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  return method ? method(params, assistant) : refuse(PROBLEM.methodUnknown, texts.method(name))
}

function ready(result: Result): Method {
  const told = give(result)
  return () => told
}

function withParams<S extends z.ZodType>(
  name: string,
  schema: S,
  answer: (params: z.output<S>, assistant: Assistant) => MethodOutcome | Promise<MethodOutcome>,
): Method {
  return (params, assistant) => {
    const read = schema.safeParse(params)
    return read.success ? answer(read.data, assistant) : refuse(PROBLEM.wrongParams, texts.params(name))
  }
}

const toolCall = CallToolRequestParamsSchema.pick({ name: true, arguments: true })

async function callTool(params: unknown, assistant: Assistant): Promise<MethodOutcome> {
  const read = toolCall.safeParse(params)
  if (!read.success) {
    const isOfArguments = read.error.issues.every(({ path: [first] }) => first === 'arguments')
    return refuse(PROBLEM.wrongParams, isOfArguments ? texts.arguments : texts.params('tools/call'))
  }
  const tool = TOOLS.find(({ listed }) => listed.name === read.data.name)
  if (!tool) return refuse(PROBLEM.wrongParams, texts.tool(read.data.name))
  return give(await tool.answer(read.data.arguments ?? {}, assistant))
}
