import { useMemo, useRef } from 'react'

/** Idempotency keys: while the answer to a send is not known, the same send goes out under the same key. */
export interface Attempts {
  /** The key of this input. */
  readonly keyOf: (input: object) => string
  /** An answer came: the next send is another attempt. */
  readonly answered: () => void
}

/** Gives the keys of one kind of send. */
export function useAttempts(): Attempts {
  const open = useRef<{ readonly key: string; readonly of: string } | null>(null)
  return useMemo(
    () => ({
      keyOf(input) {
        const of = JSON.stringify(input)
        if (open.current?.of !== of) open.current = { key: crypto.randomUUID(), of }
        return open.current.key
      },
      answered() {
        open.current = null
      },
    }),
    [],
  )
}
