/** What other rooms may use of the company's outcomes. */
export { CustomerOutcome } from './customer-outcome.tsx'
export { isRestricted } from './is-restricted.ts'
export { Restriction } from './restriction.tsx'
