/** Rendered pages in memory, bounded by their bytes; the least recently used leaves first. */
export interface PageCache<Page> {
  readonly find: (key: string) => Page | undefined
  /** Renders once for all who ask for the key at the same time; null (not a page to keep) is not kept. */
  readonly render: (key: string, make: () => Promise<Page | null>) => Promise<Page | null>
  /** Bytes and pages kept now. */
  readonly size: () => { readonly bytes: number; readonly pages: number }
}

interface Entry<Page> {
  readonly page: Page
  readonly until: number
}

/** `maxBytes` for all encodings together; `maxAge` in milliseconds, Infinity where the key says it all. */
export function createPageCache<Page extends { readonly bytes: number }>(
  maxBytes: number,
  maxAge: number,
  now: () => number,
): PageCache<Page> {
  const kept = new Map<string, Entry<Page>>()
  const rendering = new Map<string, Promise<Page | null>>()
  let bytes = 0

  function forget(key: string) {
    const entry = kept.get(key)
    if (!entry) return
    bytes -= entry.page.bytes
    kept.delete(key)
  }

  function keep(key: string, page: Page) {
    forget(key)
    if (page.bytes > maxBytes) return
    kept.set(key, { page, until: now() + maxAge })
    bytes += page.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  return {
    find(key) {
      const entry = kept.get(key)
      if (!entry) return undefined
      kept.delete(key)
      if (entry.until <= now()) {
        bytes -= entry.page.bytes
        return undefined
      }
      kept.set(key, entry)
      return entry.page
    },
    render(key, make) {
      const running = rendering.get(key)
      if (running) return running
      const started = make()
        .then((page) => {
          if (page) keep(key, page)
          return page
        })
        .finally(() => rendering.delete(key))
      rendering.set(key, started)
      return started
    },
    size: () => ({ bytes, pages: kept.size }),
  }
}
