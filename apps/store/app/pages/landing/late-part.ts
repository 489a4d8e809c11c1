const ONCE = { once: true, passive: true, capture: true }

/** A part of the page whose script comes only once somebody may turn to it, and what it waits for. */
export interface LatePart {
  readonly wanted: Promise<void>
  readonly want: () => void
  /** Wants it once somebody turns to `place`, presses anywhere or does one of `more`; told again, it does nothing. */
  readonly listen: (place: Element | null, more?: readonly string[]) => void
}

/** One for each part, however often the part is drawn. */
export function createLatePart(): LatePart {
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  return {
    wanted,
    want,
    listen(place, more = []) {
      for (const sign of ['pointerdown', 'keydown', ...more]) addEventListener(sign, want, ONCE)
      // At the window: React lets no pointer and no focus through to what waits for its script.
      const done = new AbortController()
      const hear = ({ target }: Event) => {
        if (!(target instanceof Node) || !place?.contains(target)) return
        done.abort()
        want()
      }
      for (const sign of ['pointerover', 'focusin', 'input'])
        addEventListener(sign, hear, { passive: true, capture: true, signal: done.signal })
    },
  }
}

/** Whoever comes from another page of the store has no HTML of the server's to read meanwhile. */
export function isVisitUnderWay(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
