import { STORE_FAILURES, type StoreFailure } from './refusals/store-failures.ts'
import { columnOf } from './refusals.ts'

/** What each refusal says. The browser's build writes it out (`apps/store/vite.config.ts`), and knows no other column. */
export const TEXT_OF_CODE = columnOf('text')

/** What is said where no call was asked; written out too. */
export const TEXT_OF_FAILURE = Object.fromEntries(
  Object.entries(STORE_FAILURES).map(([name, { text }]) => [name, text]),
) as Readonly<Record<StoreFailure, string>>
