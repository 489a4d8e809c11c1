import * as z from 'zod'
import type { AnswerOf, CallDefinition, InputParts } from './call.ts'
import type { RawInput } from './input/input-reader.ts'
import { writeInput } from './input/write-input.ts'
import { type CallProblem, noAnswer, problemOf, readProblem } from './problem.ts'
import type { Transport, WireResponse } from './transport.ts'
import type { UncheckedInput } from './unchecked-input.ts'

/** Who calls and in which issuer and channel. */
export interface CallerHeaders {
  readonly clientId: string
  readonly accessToken: string
  readonly issuer: string
  readonly channel: string
  readonly subChannel: string
}

export type CallResult<A> =
  | { readonly ok: true; readonly answer: A; readonly headers: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly problem: CallProblem }

/** A call's English input, judged or not, and what goes beside it. */
export type CallInput<C extends CallDefinition> = (InputParts<C> | UncheckedInput<C>) & Beside

interface Beside {
  readonly idempotencyKey?: string
  readonly offerCode?: string | null
  /** Key of the proposal whose price is asked for. */
  readonly proposalKey?: string | null
  readonly extraHeaders?: Readonly<Record<string, string>>
}

/** A call in wire terms, ready to be sent by whoever has a token. */
export interface WrittenCall<C extends CallDefinition> {
  readonly ok: true
  readonly call: C
  readonly raw: RawInput
  readonly beside: Beside
}

/**
 * Writes a call's English input in wire terms, once however often it is sent; what its schemas refuse is the problem.
 */
export function writeCall<C extends CallDefinition>(
  call: C,
  input: CallInput<C>,
): WrittenCall<C> | { readonly ok: false; readonly problem: CallProblem } {
  const written = writeInput(call, input as Partial<RawInput>)
  if (!written.ok) return { ok: false, problem: problemOf(written) }
  return { ok: true, call, raw: written.raw, beside: input }
}

/**
 * Sends a call's English input over a transport and reads its English answer; refusals are values, also what the call's
 * schemas refuse: nothing is sent then.
 */
export async function sendCall<C extends CallDefinition>(
  transport: Transport,
  caller: CallerHeaders,
  call: C,
  input: CallInput<C>,
): Promise<CallResult<AnswerOf<C>>> {
  const written = writeCall(call, input)
  return written.ok ? sendWritten(transport, caller, written) : written
}

/** The same for a call that is written already. */
export async function sendWritten<C extends CallDefinition>(
  transport: Transport,
  caller: CallerHeaders,
  { call, raw, beside }: WrittenCall<C>,
): Promise<CallResult<AnswerOf<C>>> {
  const request = {
    method: call.method,
    path: addressOf(call, raw),
    headers: headersOf(caller, beside),
    ...(call.body ? { body: raw.body } : {}),
  }
  let response: WireResponse
  try {
    response = await transport(request)
  } catch {
    return { ok: false, problem: noAnswer }
  }
  if (response.status >= 400) {
    return { ok: false, problem: readProblem(response.status, response.body, response.headers) }
  }
  return { ok: true, answer: readAnswer(call, response) as AnswerOf<C>, headers: response.headers }
}

function addressOf(call: CallDefinition, { params, query }: RawInput): string {
  const values = (params ?? {}) as Record<string, unknown>
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function headersOf(caller: CallerHeaders, given: Beside) {
  return {
    client_id: caller.clientId,
    access_token: caller.accessToken,
    'sigla-emissor': caller.issuer,
    'sigla-canal': caller.channel,
    'id-subcanal': caller.subChannel,
    ...(given.idempotencyKey ? { 'idempotency-key': given.idempotencyKey } : {}),
    ...(given.offerCode ? { 'identificacao-oferta': given.offerCode } : {}),
    ...(given.proposalKey ? { 'chave-proposta': given.proposalKey } : {}),
    ...given.extraHeaders,
  }
}

function readAnswer(call: CallDefinition, response: WireResponse): unknown {
  if (call.answer === 'empty') return undefined
  if (call.answer === 'pdf') return { bytes: response.body, hash: response.headers['x-contract-hash'] ?? '' }
  return z.parse(call.answer, response.body)
}
