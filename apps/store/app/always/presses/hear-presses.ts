import { readConsent } from './read-consent.ts'

/** A press as it is heard: what is told of it is read by what measures (analytics/read-press.ts). */
export interface Heard {
  /** A copy of the button or link that was pressed, as it stood: the page acts on the press, and may take it away. */
  readonly control: HTMLElement
  /** It stands where words are a person's own. */
  readonly isPrivate: boolean
  /** The page that it was pressed on. */
  readonly page: string
}

/** Where words are a person's own: nothing in such a place is named. */
const PRIVATE = '[data-private]'

/** Presses that are kept for a reader that is still on its way. */
const MOST_KEPT = 10

let read: ((press: Heard) => void) | null = null
let kept: Heard[] = []
let isHeard = false

/**
 * Hears what is pressed from now on. Before anybody reads it only the presses of a visitor who has agreed to be
 * measured are kept, in this page's memory, since what measures comes after the page.
 */
export function hearPresses(): void {
  if (isHeard) return
  isHeard = true
  addEventListener('click', hear, true)
}

function hear({ target }: MouseEvent) {
  if (!(target instanceof Element) || (read === null && readConsent(document.cookie) !== 'accepted')) return
  const control = target.closest<HTMLElement>('button,a')
  if (control === null) return
  const press = {
    control: control.cloneNode(true) as HTMLElement,
    isPrivate: control.closest(PRIVATE) !== null,
    page: location.pathname,
  }
  if (read) read(press)
  else if (kept.length < MOST_KEPT) kept.push(press)
}

/** Gives every press to `reader`, those that were kept first; gives the way to stop. */
export function readPresses(reader: (press: Heard) => void): () => void {
  hearPresses()
  const early = kept
  forgetPresses()
  for (const press of early) reader(press)
  read = reader
  return () => {
    if (read === reader) read = null
  }
}

/** Forgets what was kept: the visitor said no. */
export function forgetPresses(): void {
  kept = []
}
