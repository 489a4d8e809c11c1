import type { RefusalName } from '@benefits/copy/refusals'
import type * as z from 'zod'

/** What a call answers when it goes well. */
export type AnswerKind = z.ZodType | 'pdf' | 'empty'

/** One call: its address, its schemas and its refusals. Server, client and OpenAPI read the same definition. */
export interface CallDefinition<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends AnswerKind = AnswerKind,
  Problem extends RefusalName = RefusalName,
> {
  /** English name, unique: `lead.create`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` parameters, from `/api`. */
  readonly path: string
  /** One Portuguese sentence for the calls' page. */
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly answer: Answer
  readonly success: 200 | 201 | 204
  /** Refusals of its own, beside those that all share (`SHARED_REFUSALS`); its handler may refuse nothing else. */
  readonly problems: readonly Problem[]
  /** Honours Idempotency-Key (docs/rules/calls.md: `idempotent`). */
  readonly idempotent?: boolean
  /** Content that may be cached, with ETag and 304. */
  readonly cacheable?: boolean
  /** Reads the header `identificacao-oferta`: what it answers depends on the chosen offer. */
  readonly byOffer?: boolean
  /** Answers without a token: the gateway. */
  readonly open?: boolean
  /** Answers anybody, for the issuer of `sigla-emissor` or else of the host: no token is asked for and none is read. */
  readonly forAnybody?: boolean
}

/** Keeps the literal types of a definition. */
export function defineCall<
  const Params extends z.ZodType,
  const Query extends z.ZodType,
  const Body extends z.ZodType,
  const Answer extends AnswerKind,
  const Problem extends RefusalName,
>(
  definition: CallDefinition<Params, Query, Body, Answer, Problem>,
): CallDefinition<Params, Query, Body, Answer, Problem> {
  return definition
}

export type AnyCall = CallDefinition
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined

/** The English inputs of a call. */
export type InputOf<C> =
  C extends CallDefinition<infer P, infer Q, infer B, AnswerKind>
    ? { readonly params: OutputOf<P>; readonly query: OutputOf<Q>; readonly body: OutputOf<B> }
    : never

type Given<T> = T extends undefined ? { [K in never]: never } : T

/** The English input of a call, with those parts only that the call has. */
export type InputParts<C> = {
  readonly [K in keyof InputOf<C> as InputOf<C>[K] extends undefined
    ? never
    : unknown extends InputOf<C>[K]
      ? never
      : K]: Given<InputOf<C>[K]>
}

/** The English answer of a call: bytes and hash for PDFs, nothing for empty ones. */
export type AnswerOf<C> =
  C extends CallDefinition<z.ZodType, z.ZodType, z.ZodType, infer A>
    ? A extends z.ZodType
      ? z.output<A>
      : A extends 'pdf'
        ? PdfAnswer
        : undefined
    : never

export interface PdfAnswer {
  readonly bytes: Uint8Array
  /** SHA-256 in lower-case hex. */
  readonly hash: string
}
