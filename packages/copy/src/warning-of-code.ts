import { USUAL, type WarningLook } from './refusals/refusal-row.ts'
import { STORE_FAILURES, type StoreFailure } from './refusals/store-failures.ts'
import { columnOf, type ReturnCode } from './refusals.ts'

/** How most refusals are shown. */
export const USUAL_LOOK: WarningLook = USUAL

/** What is different where a refusal is not shown as most are. */
export const OWN_LOOK_OF_CODE = Object.fromEntries(
  Object.entries(columnOf('warning'))
    .filter(([, look]) => look !== USUAL)
    .map(([code, look]) => [code, ownOf(look)]),
) as { readonly [C in ReturnCode]?: Partial<WarningLook> }

/** The same of what keeps a call from being asked. */
export const OWN_LOOK_OF_FAILURE = Object.fromEntries(
  Object.entries(STORE_FAILURES).map(([name, { warning }]) => [name, ownOf(warning)]),
) as Readonly<Record<StoreFailure, Partial<WarningLook>>>

function ownOf(look: WarningLook): Partial<WarningLook> {
  const parts = Object.keys(USUAL) as (keyof WarningLook)[]
  return Object.fromEntries(parts.flatMap((part) => (look[part] === USUAL[part] ? [] : [[part, look[part]]])))
}
