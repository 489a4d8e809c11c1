import { afterEnding, firstVisit, type VisitorState } from './visitor-state.ts'

/**
 * The visit after a concluded order was left, with what it ordered contracted from now on
 * (docs/rules/customers.md: contracts-of-here). The same where nothing was concluded.
 */
export function leaveFinished(state: VisitorState): VisitorState {
  return state.purchase.order === null ? state : afterEnding('hired', state)
}

/** 'Sair': the tab forgets the visit. */
export function forgetVisit(): VisitorState {
  return firstVisit
}
