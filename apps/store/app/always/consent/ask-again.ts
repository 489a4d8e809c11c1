/** Event of the window by which the question about cookies is asked again. */
export const ASK_AGAIN = 'loja:cookies'

/** Asked before whoever asks was there; said once. */
const waiting = { isAsked: false }

/** Has the question asked again, whatever was answered (docs/rules/consent.md: nothing-before-yes). */
export function askAgain(): void {
  waiting.isAsked = true
  dispatchEvent(new Event(ASK_AGAIN))
}

/** Whether it was asked for since the last time; from then on it was not. */
export function takeAsked(): boolean {
  const { isAsked } = waiting
  waiting.isAsked = false
  return isAsked
}
