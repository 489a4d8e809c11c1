/** Pauses between the tries for a script, in ms. */
const PAUSES = [500, 1_000, 2_000, 4_000]
/** Each pause after these. */
const LONG_PAUSE = 15_000
/** Tries for what somebody waits for: after some eight seconds the page had better say that it did not come. */
const PATIENCE = PAUSES.length + 1

type Wait = (milliseconds: number) => Promise<void>
const pause: Wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/**
 * Loads a part of a screen that comes with a script of its own, and asks again where the connection was lost meanwhile:
 * React keeps the refusal of a lazy part for ever, and the whole page goes with it. `tries` is `Infinity` for what the
 * page can do without until it is there. Throws what the last try threw.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  tries: number = PATIENCE,
  wait: Wait = pause,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await load()
    } catch (problem) {
      if (tried >= tries) throw problem
    }
    await wait(PAUSES[tried - 1] ?? LONG_PAUSE)
  }
}
