import type { ReturnCode } from '@benefits/copy/refusals'
import type { StoreFailure } from '@benefits/copy/refusals/store-failures'
import type { CallProblem } from '@benefits/wire/problem'

/** Why a command was not done: the code of a call's refusal, or why none was asked. */
export type StoreCode = ReturnCode | StoreFailure

/** A command that was not done; status 0 where nobody knows what became of it. */
export interface CommandProblem extends Omit<CallProblem, 'code'> {
  readonly code: StoreCode
  /** By which the server's log knows the request: what a buyer tells people. */
  readonly reference?: string | undefined
}

/** What a command gives: its answer, the call's refusal, or that the store was not reached. */
export type CommandResult<A> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly problem: CommandProblem }
