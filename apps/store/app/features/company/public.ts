/** What other features may use of the company's outcomes. */
export { isRestricted } from './is-restricted.ts'
export { RestrictionScreen } from './restriction-screen.tsx'
