import type { StoreCode } from './command-result.ts'
import type { CommandName } from './command-table.ts'

/** Event of the window that tells how a command ended. */
export const COMMAND_ENDED = 'loja:comando'

/** A command and the code of its refusal; null where it was answered. */
export interface EndedCommand {
  readonly name: CommandName
  readonly code: StoreCode | null
}

/** Tells whoever listens on this page that a command has ended; outside a browser nobody does. */
export function tellEnded(name: CommandName, code: StoreCode | null): void {
  globalThis.dispatchEvent?.(new CustomEvent<EndedCommand>(COMMAND_ENDED, { detail: { name, code } }))
}
