import type { Desk } from './desk.ts'

/** What an order ended in: done, failed, not understood, or to be given again later. */
export const EXIT = { done: 0, failed: 1, wrongArguments: 2, underWay: 3 } as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]

/** An order that cannot be understood; its message is for the operator. */
export class WrongArguments extends Error {}

/** An option of one command beside those that all have. */
export interface Option {
  readonly type: 'string' | 'boolean'
  readonly multiple?: true
  /** What stands behind it in the help. */
  readonly value?: string
  readonly about: string
}

/** What was typed behind a command's words. */
export interface Given {
  readonly operands: readonly string[]
  /** The texts of an option, none where it was not given. */
  readonly texts: (option: string) => readonly string[]
  readonly has: (option: string) => boolean
}

/** What a command answers: for a reader, and for a program (`--json`). Neither holds a secret. */
export interface Report {
  /** Done, unless told. */
  readonly exit?: Exit
  readonly text: string
  readonly json: unknown
  /** For the operator alone, on the error output. */
  readonly complaint?: string
}

/** One thing that an operator may order. */
export interface Command {
  /** Its words: `jobs list`. */
  readonly words: string
  /** Names of what stands behind them; in brackets what may be left out. */
  readonly operands?: readonly string[]
  readonly options?: Readonly<Record<string, Option>>
  /** What it does, in one line of the help. */
  readonly about: string
  /**
   * What is asked before it begins; absent for a command that changes nothing, null where it changes nothing this time.
   * Throws `WrongArguments` for what cannot be understood.
   */
  readonly question?: (given: Given) => string | null
  readonly run: (given: Given, desk: Desk) => Promise<Report>
}

/** The only text of an option, undefined where it was not given. */
export function textOf(given: Given, option: string): string | undefined {
  return given.texts(option).at(-1)
}
