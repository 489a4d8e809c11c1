import type { RefusalName } from '@benefits/copy/refusals'
import type * as z from 'zod'
import type { AnswerKind, CallDefinition } from './call.ts'

type Row = readonly [name: RefusalName, when: (definition: CallDefinition) => boolean]

/** What any call may answer beside its own refusals, and when. */
export const SHARED_REFUSALS = [
  ['unreadable', () => true],
  ['unauthorised', ({ forAnybody }) => !forAnybody],
  ['issuerUnknown', ({ open }) => !open],
  ['channelUnknown', ({ open }) => !open],
  ['notFound', ({ params }) => params !== undefined],
  ['tooLarge', ({ body }) => body !== undefined],
  ['fieldsRefused', ({ body, query, open }) => !open && (body !== undefined || query !== undefined)],
  ['tooMany', () => true],
  ['broken', () => true],
  ['maintenance', () => true],
] as const satisfies readonly Row[]

/** What answers a call may refuse with these names and no others: the call's own and those of all. */
export type RefusalOf<C> =
  C extends CallDefinition<z.ZodType, z.ZodType, z.ZodType, AnswerKind, infer Own>
    ? Own | (typeof SHARED_REFUSALS)[number][0]
    : never
