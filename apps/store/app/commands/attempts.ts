import type { CommandResult } from './command-result.ts'

/**
 * Sends an input under an idempotency key: while nobody knows what became of it, the same input goes out under the same
 * key; after an answer the next send is another attempt.
 */
export type Attempt = <A>(
  input: object,
  send: (key: string) => Promise<CommandResult<A>>,
) => Promise<CommandResult<A>>

/** Keeps the key of one kind of send; `newKey` makes one. */
export function createAttempts(newKey: () => string = () => crypto.randomUUID()): Attempt {
  let open: { readonly key: string; readonly of: string } | null = null
  return async (input, send) => {
    const of = JSON.stringify(input)
    if (open?.of !== of) open = { key: newKey(), of }
    const result = await send(open.key)
    if (result.ok || result.problem.status > 0) open = null
    return result
  }
}
