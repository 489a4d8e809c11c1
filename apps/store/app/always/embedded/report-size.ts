import { EMBEDDED_APPLICATION } from '@benefits/domain/host/store-names'

/** What the page around the store reads to give its frame a height. */
export interface SizeMessage {
  readonly aplicacao: typeof EMBEDDED_APPLICATION
  readonly tipo: 'tamanho'
  /** Height of the content, in px. */
  readonly altura: number
}

/**
 * The origin of the page that holds this one, where it is one of `allowed`; null elsewhere. Browsers name it by
 * `ancestorOrigins`, the others by the address that the first page of the frame was asked from.
 */
export function parentOrigin(
  { ancestors, referrer }: { readonly ancestors: readonly string[] | null; readonly referrer: string },
  allowed: readonly string[],
): string | null {
  const [named = URL.canParse(referrer) ? new URL(referrer).origin : null] = ancestors ?? []
  return named !== null && allowed.includes(named) ? named : null
}

/**
 * Tells the page around the store how high its content is, now and whenever that changes, and no other page: the
 * message is addressed to one of the issuer's origins (docs/rules/embedded.md: frame-size). It is measured in the
 * browser's next frame, once everything that follows from a change has its place too. Gives the way to stop.
 */
export function reportSize(allowed: readonly string[]): () => void {
  const { ancestorOrigins } = location
  const origin = parentOrigin(
    { ancestors: ancestorOrigins ? [...ancestorOrigins] : null, referrer: document.referrer },
    allowed,
  )
  const content = document.querySelector('[data-embedded]')
  if (window.parent === window || origin === null || content === null) return () => {}
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
