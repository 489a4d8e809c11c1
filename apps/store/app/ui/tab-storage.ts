/** What the store asks of a storage. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The tab's own storage, which never throws: what a full or forbidden one does not take is kept as long as the page. On
 * the server nothing is there to read.
 */
export function openTabStorage(): TabStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? attempt(() => sessionStorage.getItem(name)),
    setItem(name, value) {
      const isTaken = attempt(() => {
        sessionStorage.setItem(name, value)
        return true
      })
      if (isTaken) kept.delete(name)
      else kept.set(name, value)
    },
    removeItem(name) {
      kept.delete(name)
      attempt(() => sessionStorage.removeItem(name))
    },
  }
}

/** Even naming the storage throws where the browser forbids it. */
function attempt<T>(ask: () => T): T | null {
  try {
    return ask()
  } catch {
    return null
  }
}
