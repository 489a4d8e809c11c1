import type { Result } from '@modelcontextprotocol/sdk/types.js'
import type { MessageProblem } from './read-message.ts'

/** What a method gives, as JSON, or why it gives nothing. */
export type MethodOutcome =
  | { readonly ok: true; readonly json: string }
  | { readonly ok: false; readonly problem: MessageProblem }

/** A method's answer. */
export function give(result: Result): MethodOutcome {
  return { ok: true, json: JSON.stringify(result) }
}

/** Why a method gives nothing. */
export function refuse(code: MessageProblem['code'], message: string): MethodOutcome {
  return { ok: false, problem: { code, message } }
}
