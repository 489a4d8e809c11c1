/** No try takes this long: an older pending one has lost its process. Seconds. */
export const ABANDONED_SECONDS = 90

/** How long an authorisation waits for its hiring before it is given back. Seconds. */
export const AUTHORISED_SECONDS = 24 * 3600

/** How long the acquirer is asked for a sale that it does not know: it may still be on its way. Seconds. */
export const WATCHED_SECONDS = 15 * 60

/** Added to a job's start, so that clocks that differ a little do not make it come too early. Seconds. */
export const MARGIN_SECONDS = 30

/** An instant so many seconds before another. */
export function secondsBefore(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() - seconds * 1000)
}
