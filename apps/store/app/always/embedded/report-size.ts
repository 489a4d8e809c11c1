import { EMBEDDED_APPLICATION } from '@benefits/domain/host/store-names'
import { ownParentOrigin } from './parent-origin.ts'

/** What the page around the store reads to give its frame a height. */
export interface SizeMessage {
  readonly aplicacao: typeof EMBEDDED_APPLICATION
  readonly tipo: 'tamanho'
  /** Height of the content, in px. */
  readonly altura: number
}

/**
 * Tells the page around the store how high its content is, now and whenever that changes, and no other page: the
 * message is addressed to one of the issuer's origins (docs/rules/embedded.md: frame-size). It is measured in the
 * browser's next frame, once everything that follows from a change has its place too. Gives the way to stop.
 */
export function reportSize(allowed: readonly string[]): () => void {
  const origin = ownParentOrigin(allowed)
  const content = document.querySelector('[data-embedded]')
  if (origin === null || content === null) return () => {}
  let told = 0
  let frame = 0
  const tell = () => {
    const sheet = Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd) || 0
    const altura = Math.ceil(content.getBoundingClientRect().height + sheet)
    if (altura === told) return
    told = altura
    const message: SizeMessage = { aplicacao: EMBEDDED_APPLICATION, tipo: 'tamanho', altura }
    window.parent.postMessage(message, origin)
  }
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(tell)
  })
  observer.observe(content)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
