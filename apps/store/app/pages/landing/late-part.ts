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
      const listenOn = (target: EventTarget | null, signs: readonly string[]) => {
        for (const sign of signs) target?.addEventListener(sign, want, ONCE)
      }
      listenOn(place, ['pointerover', 'focusin'])
      listenOn(window, ['pointerdown', 'keydown', ...more])
    },
  }
}

/** Whoever comes from another page of the store has no HTML of the server's to read meanwhile. */
export function isVisitUnderWay(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
