import type { EventName } from '../reports/event.ts'
import { report } from '../reports/report.ts'

/** How long events wait for each other, in milliseconds. */
const TOGETHER_MS = 2000

/**
 * Tells the store's own log which events there were and on which page, some at a time; nothing else of them. What still waits
 * when it is stopped is never told: the yes it was heard under is taken back.
 */
export function reportEvents() {
  let waiting: { event: EventName; page: string }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  function send() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) report({ events: waiting })
    waiting = []
  }
  addEventListener('pagehide', send)
  return {
    add(event: EventName) {
      waiting.push({ event, page: location.pathname })
      timer ??= setTimeout(send, TOGETHER_MS)
    },
    stop() {
      clearTimeout(timer)
      waiting = []
      removeEventListener('pagehide', send)
    },
  }
}
