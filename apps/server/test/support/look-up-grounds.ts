import type { KeptAnswer, LookUpGround } from '../../src/adapters/upstream/look-ups.ts'

/** A ground for look-ups of one process: answers are kept in memory, and nothing is counted. */
export function memoryGround<T>(): LookUpGround<T> & { readonly kept: Map<string, KeptAnswer<T>> } {
  const kept = new Map<string, KeptAnswer<T>>()
  return {
    kept,
    find: async (key) => kept.get(key) ?? null,
    keep: async (key, answer) => {
      kept.set(key, answer)
    },
    count: async () => null,
  }
}
