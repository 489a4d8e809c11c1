const ONCE = { once: true, passive: true, capture: true }

/** What a part of the page waits for whose script comes only once somebody may turn to it. */
export interface Wish {
  readonly wanted: Promise<void>
  readonly want: () => void
  /** Wants it once somebody turns to `place`, presses anywhere or does one of `more`; told again, it does nothing. */
  readonly listen: (place: Element | null, more?: readonly string[]) => void
}

/** One wish for each part, however often the part is drawn. */
export function makeWish(): Wish {
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  return {
    wanted,
    want,
    listen(place, more = []) {
      const hear = (target: EventTarget | null, signs: readonly string[]) => {
        for (const sign of signs) target?.addEventListener(sign, want, ONCE)
      }
      hear(place, ['pointerover', 'focusin'])
      hear(window, ['pointerdown', 'keydown', ...more])
    },
  }
}

/** Whoever comes from another page of the store has no HTML of the server's to read meanwhile. */
export function isVisitUnderWay(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
