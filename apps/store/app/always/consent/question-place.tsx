import { useSyncExternalStore } from 'react'

let place: HTMLElement | null = null
const readers = new Set<() => void>()

function keep(element: HTMLElement | null) {
  place = element
  for (const read of readers) read()
}

/** Where a frame keeps the question about cookies: right after its first link, where whoever goes by keyboard meets it. */
export function QuestionPlace() {
  return <div id="consentimento" ref={keep} />
}

/**
 * The place of the frame that is shown; null until it was taken over. What is put into a page before that is no part of it
 * for React, which then draws the whole page anew.
 */
export function useQuestionPlace(): HTMLElement | null {
  return useSyncExternalStore(
    watch,
    () => place,
    () => null,
  )
}

function watch(read: () => void) {
  readers.add(read)
  return () => readers.delete(read)
}
