import { STORE_FAILURES, type StoreFailure } from './refusals/store-failures.ts'
import { columnOf } from './refusals.ts'

/** What each refusal says. */
export const TEXT_OF_CODE = columnOf('text')

/** What is said where no call was asked. */
export const TEXT_OF_FAILURE = Object.fromEntries(
  Object.entries(STORE_FAILURES).map(([name, { text }]) => [name, text]),
) as Readonly<Record<StoreFailure, string>>
