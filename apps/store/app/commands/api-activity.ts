import type { CommandProblem, StoreCode } from './command-result.ts'

/** How many calls are under way, and the last refusal: message (else empty) and code (else 0). */
export interface ApiActivity {
  readonly inFlight: number
  readonly failed: boolean
  readonly message: string
  readonly code: StoreCode | 0
}

/** Counts calls up when they start and down when they end, and remembers the last refusal. */
export function createApiActivity() {
  let state: ApiActivity = { inFlight: 0, failed: false, message: '', code: 0 }
  const listeners = new Set<() => void>()
  const change = (next: ApiActivity) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Call the returned function once, with the refusal or null. */
    started() {
      change({ ...state, inFlight: state.inFlight + 1 })
      return (problem: CommandProblem | null) => {
        const ended = { ...state, inFlight: state.inFlight - 1 }
        change(problem ? { ...ended, failed: true, message: problem.description, code: problem.code } : ended)
      }
    },
  }
}

/** The page's own activity. */
export const apiActivity = createApiActivity()
