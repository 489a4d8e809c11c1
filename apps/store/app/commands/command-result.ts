import type { CallProblem } from '@benefits/wire/problem'

/** What a command gives: its answer, or the call's refusal. */
export type CommandResult<A> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly problem: CallProblem }
