import type { StoreCode } from './command-result.ts'
import type { CommandName } from './command-table.ts'

/** Event of the window that tells how many commands take long just now. */
export const SLOW_COMMANDS = 'loja:demora'

/**
 * Milliseconds that a command may take before somebody should be told that it goes on (docs/rules/screens.md: slow).
 */
const PATIENCE = 4_000

let slow = 0

function count(change: 1 | -1): void {
  slow += change
  globalThis.dispatchEvent?.(new CustomEvent<number>(SLOW_COMMANDS, { detail: slow }))
}

/**
 * Tells the page if the command that starts now takes long; the function that it gives says that the command has ended.
 */
export function watchSlow(): () => void {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    count(1)
  }, PATIENCE)
  return () => {
    clearTimeout(timer)
    if (isSlow) count(-1)
    isSlow = false
  }
}

/** Event of the window that tells how a command ended. */
export const COMMAND_ENDED = 'loja:comando'

/** A command and the code of its refusal; null where it was answered. */
export interface EndedCommand {
  readonly name: CommandName
  readonly code: StoreCode | null
}

/** Tells whoever listens on this page that a command has ended; outside a browser nobody does. */
export function notifyEnded(name: CommandName, code: StoreCode | null): void {
  globalThis.dispatchEvent?.(new CustomEvent<EndedCommand>(COMMAND_ENDED, { detail: { name, code } }))
}
