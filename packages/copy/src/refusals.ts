import { ACCESS_REFUSALS } from './refusals/access.ts'
import { CART_REFUSALS } from './refusals/cart.ts'
import { COMPANY_REFUSALS } from './refusals/company.ts'
import { HIRING_REFUSALS } from './refusals/hiring.ts'
import { PAYMENT_REFUSALS } from './refusals/payment.ts'
import type { RefusalRow } from './refusals/refusal-row.ts'
import { REQUEST_REFUSALS } from './refusals/request.ts'

/** Every refusal that a call may answer with, one row each (decision 042 says how one is added). */
export const REFUSALS = {
  ...REQUEST_REFUSALS,
  ...COMPANY_REFUSALS,
  ...CART_REFUSALS,
  ...ACCESS_REFUSALS,
  ...HIRING_REFUSALS,
  ...PAYMENT_REFUSALS,
} as const satisfies Record<string, RefusalRow>

/** A refusal as code names it; expected failures travel as these, never as sentences. */
export type RefusalName = keyof typeof REFUSALS

/** The numbers of refusals. */
export type CodeOf<N extends RefusalName> = (typeof REFUSALS)[N]['code']

/** A refusal as partners and browsers read it: its number. */
export type ReturnCode = CodeOf<RefusalName>

/** The names behind numbers. */
export type NameOf<C extends ReturnCode> = {
  readonly [N in RefusalName]: CodeOf<N> extends C ? N : never
}[RefusalName]

const NAMES = new Map<number, RefusalName>(
  Object.entries(REFUSALS).map(([name, { code }]) => [code, name as RefusalName]),
)

/** The name of a number; `uncatalogued` for one that no row has. */
export function nameOf<C extends ReturnCode>(code: C): NameOf<C>
export function nameOf(code: number): RefusalName
export function nameOf(code: number): RefusalName {
  return NAMES.get(code) ?? 'uncatalogued'
}
