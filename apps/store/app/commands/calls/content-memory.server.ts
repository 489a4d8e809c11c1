/** Answers of content calls, kept in the process: at most `limit`, none older than `minutes`, failures never. */
export interface ContentMemory {
  /** The kept answer, or what `load` gives; callers at the same time share one load. */
  readonly recall: <T extends { readonly ok: boolean }>(key: string, load: () => Promise<T>) => Promise<T>
}

/** `now` in milliseconds. The oldest entry leaves first; the key carries the content's version. */
export function createContentMemory(limit: number, minutes: number, now: () => number): ContentMemory {
  const kept = new Map<
    string,
    { readonly answer: Promise<{ readonly ok: boolean }>; readonly until: number }
  >()

  return {
    recall<T extends { readonly ok: boolean }>(key: string, load: () => Promise<T>): Promise<T> {
      const entry = kept.get(key)
      if (entry && entry.until > now()) return entry.answer as Promise<T>
      const answer = load()
      kept.delete(key)
      kept.set(key, { answer, until: now() + minutes * 60_000 })
      const forget = () => {
        if (kept.get(key)?.answer === answer) kept.delete(key)
      }
      answer.then((result) => result.ok || forget(), forget)
      for (const oldest of kept.keys()) {
        if (kept.size <= limit) break
        kept.delete(oldest)
      }
      return answer
    },
  }
}
