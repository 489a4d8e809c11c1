import { CODE } from '@benefits/copy/code-of-refusal'
import { returnCodeText } from '@benefits/copy/return-code-text'
import type { StoreProblem } from './send-with-token.server.ts'

/** What broke, as against what somebody has closed. */
const OUTAGE_TEXT = returnCodeText(CODE.serviceAway, { shortName: '' })

/**
 * 503 is two things on the wire: a store that is closed for maintenance, and one whose database or disk is away, which says
 * so in its text. Visitors of the second are not sent to the issuer's website: it is over soon, and their cart is here.
 */
export function tellOutage(problem: StoreProblem): StoreProblem {
  const isOutage = problem.code === CODE.maintenance && problem.description === OUTAGE_TEXT
  return isOutage ? { ...problem, code: CODE.serviceAway } : problem
}
