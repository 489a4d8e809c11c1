import { returnCodeText } from '@benefits/copy/return-code-texts'
import type { CallProblem } from '@benefits/wire/problem'

const CLOSED = 503
/** 'Server unavailable': what broke, as against what somebody has closed. */
const UNAVAILABLE = -6
const OUTAGE_TEXT = returnCodeText(UNAVAILABLE, { shortName: '' })

/**
 * 503 is two things on the wire: a store that is closed for maintenance, and one whose database or disk is away, which says
 * so in its text. Visitors of the second are not sent to the issuer's website: it is over soon, and their cart is here.
 */
export function tellOutage<P extends CallProblem>(problem: P): P {
  const isOutage = problem.code === CLOSED && problem.description === OUTAGE_TEXT
  return isOutage ? { ...problem, code: UNAVAILABLE } : problem
}
