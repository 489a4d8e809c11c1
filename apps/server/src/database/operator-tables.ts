import type { Once } from './columns.ts'

/** What operators turn for all processes. */
export interface OperatorSwitches {
  name: string
  state: string
  changedAt: Date
}

/** What operators did, but for people (`PersonRequests`): who, what, to what, when. */
export interface OperatorActions {
  id: Once<string>
  operator: Once<string>
  command: Once<string>
  target: Once<string>
  doneAt: Once<Date>
}
