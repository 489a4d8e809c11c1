import { type CodeOf, REFUSALS, type RefusalName } from './refusals.ts'

/** Numbers by name, for what reads numbers: `code === CODE.leadUnknown`. */
export const CODE = Object.fromEntries(Object.entries(REFUSALS).map(([name, { code }]) => [name, code])) as {
  readonly [N in RefusalName]: CodeOf<N>
}
