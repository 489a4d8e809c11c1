import { refusalText } from '@benefits/copy/refusal-text'
import { nameOf, REFUSALS, type ReturnCode } from '@benefits/copy/refusals'
import * as z from 'zod'
import { wireObject } from './codec.ts'
import { type InputRefusal, MOST_FIELDS } from './input/refusal.ts'

/** A refused field: dotted wire path (`produtos.0.quantidade`) and its message. */
const fieldProblem = wireObject({ field: ['campo', z.string()], message: ['mensagem', z.string()] })

/** The body of every refusal. */
export const problemBody = wireObject({
  returnCode: [
    'codigoRetorno',
    wireObject({ code: ['codigo', z.int()], description: ['descricao', z.string()] }),
  ],
  fields: ['campos', z.array(fieldProblem).optional()],
})

/**
 * Header of an answer that says another refusal's words: the number of that one. 503 is two things, a store that is
 * closed and one that is broken, which says -6 here (docs/rules/refusals.md: closed-or-broken).
 */
export const SAID_CODE_HEADER = 'x-codigo-descricao'

/** A refused call as its caller sees it. `retryAfter` in seconds. */
export interface CallProblem {
  readonly code: ReturnCode
  /** The refusal whose words it says, where that is another one. */
  readonly saidCode?: ReturnCode
  readonly status: number
  readonly description: string
  readonly fields: readonly { readonly field: string; readonly message: string }[]
  readonly retryAfter?: number
}

const upstreamBody = z.looseObject({
  codigoRetorno: z.looseObject({ codigo: z.coerce.number(), descricao: z.string() }).optional(),
  mensagem: z.looseObject({ codigo: z.coerce.number(), descricao: z.string() }).optional(),
  campos: z.array(z.looseObject({ campo: z.string(), mensagem: z.string() })).optional(),
})

/** Reads a refusal from either shape that gateways use; an unreadable one is `uncatalogued`. */
export function readProblem(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): CallProblem {
  const read = upstreamBody.safeParse(body)
  const told = read.success ? (read.data.codigoRetorno ?? read.data.mensagem) : undefined
  const retryAfter = headers['retry-after']
  const seconds = Number(retryAfter)
  const said = headers[SAID_CODE_HEADER]
  return {
    code: REFUSALS[told ? nameOf(told.codigo) : 'uncatalogued'].code,
    status,
    description: told?.descricao ?? '',
    fields: (read.data?.campos ?? []).map(({ campo, mensagem }) => ({ field: campo, message: mensagem })),
    ...(said ? { saidCode: REFUSALS[nameOf(Number(said))].code } : {}),
    ...(Number.isFinite(seconds) && retryAfter ? { retryAfter: seconds } : {}),
  }
}

/** A call that got no answer at all: the network's own failure. */
export const noAnswer: CallProblem = {
  code: REFUSALS.upstreamTimeout.code,
  status: 0,
  description: '',
  fields: [],
}

/** The refusal of an input that was never sent, in the words that the server would have for it. */
export function problemOf({ refusal, fields = [] }: InputRefusal): CallProblem {
  const { code, status } = REFUSALS[refusal]
  return {
    code,
    status,
    description: refusalText(refusal, { shortName: '' }),
    fields: fields.slice(0, MOST_FIELDS),
  }
}
