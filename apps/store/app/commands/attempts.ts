/** Idempotency keys: while the answer to a send is not known, the same send goes out under the same key. */
export interface Attempts {
  /** The key of this input. */
  readonly keyOf: (input: object) => string
  /** An answer came: the next send is another attempt. */
  readonly answered: () => void
}

/** Keeps the keys of one kind of send; `newKey` makes one. */
export function createAttempts(newKey: () => string = () => crypto.randomUUID()): Attempts {
  let open: { readonly key: string; readonly of: string } | null = null
  return {
    keyOf(input) {
      const of = JSON.stringify(input)
      if (open?.of !== of) open = { key: newKey(), of }
      return open.key
    },
    answered() {
      open = null
    },
  }
}
