import { useSyncExternalStore } from 'react'
import { useEmbedded } from '../issuer/store-view.ts'

let place: HTMLElement | null = null
const readers = new Set<() => void>()

function keep(element: HTMLElement | null) {
  place = element
  for (const read of readers) read()
}

/**
 * Where a frame keeps the question about cookies: right after its first link, where whoever goes by keyboard meets it;
 * through a purchase at the foot of the page, where it covers nothing that is filled, but in a partner's page.
 */
export function QuestionPlace({ isFoot = false }: { readonly isFoot?: boolean }) {
  // A partner's frame is as high as its content: the end of the page may be far below what is seen.
  const isEmbedded = useEmbedded() !== null
  return <div id="consentimento" data-foot={(isFoot && !isEmbedded) || undefined} ref={keep} />
}

/**
 * The place of the frame that is shown; null until it was taken over. What is put into a page before that is no part of
 * it for React, which then draws the whole page anew.
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

/** Event of the window by which the question about cookies is asked again. */
export const ASK_AGAIN = 'loja:cookies'

/** Asked before whoever asks was there; said once. */
const waiting = { isAsked: false }

/** Has the question asked again, whatever was answered (docs/rules/consent.md: nothing-before-yes). */
export function reopenQuestion(): void {
  waiting.isAsked = true
  dispatchEvent(new Event(ASK_AGAIN))
}

/** Whether it was asked for since the last time; from then on it was not. */
export function consumeReopening(): boolean {
  const { isAsked } = waiting
  waiting.isAsked = false
  return isAsked
}
