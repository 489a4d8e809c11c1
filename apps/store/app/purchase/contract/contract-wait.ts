import { CODE } from '@benefits/copy/code-of-refusal'
import type { CommandProblem } from '../../commands/command-result.ts'

/** A contract that cannot be had now, and when it is worth asking again. */
export interface ContractWait {
  readonly seconds: number
  /** So soon that the screen asks again by itself. */
  readonly isShort: boolean
}

/**
 * The longest wait that is spent on the screen: a closed store asks for more, and so does an hour's worth of contracts.
 */
const SHORT_SECONDS = 60
/** What is waited where the refusal does not say. */
const PAUSE_SECONDS = 5
/** How often the screen asks again by itself before it leaves that to the buyer. */
const MOST_TRIES = 5

/**
 * What a refusal asks to wait: too many asked at once (`maintenance`), or this buyer too often. Null for refusals that
 * no wait mends, and for a closed store, which has words of its own.
 */
export function readContractWait(problem: Pick<CommandProblem, 'code' | 'retryAfter'>): ContractWait | null {
  const { code, retryAfter = code === CODE.tooMany ? PAUSE_SECONDS : Number.POSITIVE_INFINITY } = problem
  if (code !== CODE.tooMany && code !== CODE.maintenance) return null
  const seconds = Math.max(1, Math.ceil(retryAfter))
  const isShort = seconds <= SHORT_SECONDS
  return code === CODE.maintenance && !isShort ? null : { seconds, isShort }
}

/** Whether the screen asks again by itself after so many tries of its own. */
export function retriesByItself({ isShort }: ContractWait, tries: number): boolean {
  return isShort && tries < MOST_TRIES
}
