import { LRUCache } from 'lru-cache'

/** Rendered pages in memory, bounded by their bytes; the least recently used leaves first. */
export interface PageCache<Page> {
  readonly find: (key: string) => Page | undefined
  /** Renders once for all who ask for the key at the same time; null (not a page to keep) is not kept. */
  readonly render: (key: string, make: () => Promise<Page | null>) => Promise<Page | null>
  /** Bytes and pages kept now. */
  readonly size: () => { readonly bytes: number; readonly pages: number }
}

/** `maxBytes` for all encodings together; `maxAge` in milliseconds, null where the key says it all. */
export function createPageCache<Page extends { readonly bytes: number }>(
  maxBytes: number,
  maxAge: number | null,
  now: () => number,
): PageCache<Page> {
  const kept = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: maxAge ?? 0,
    ttlResolution: 0,
    perf: { now },
  })
  const rendering = new Map<string, Promise<Page | null>>()

  return {
    find: (key) => kept.get(key),
    render(key, make) {
      const running = rendering.get(key)
      if (running) return running
      const started = make()
        .then((page) => {
          if (page) kept.set(key, page)
          return page
        })
        .finally(() => rendering.delete(key))
      rendering.set(key, started)
      return started
    },
    size: () => ({ bytes: kept.calculatedSize, pages: kept.size }),
  }
}
