type Listener = (pathname: string) => void

const listeners = new Set<Listener>()

/** Whoever counts pages listens here; the analytics feature does, after consent. Gives the way to stop. */
export function onPageView(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells that a page is seen; the home page is not counted (spec 3 §2.6). */
export function pageViewed(pathname: string) {
  if (pathname === '/') return
  for (const listener of listeners) listener(pathname)
}
