import { EMBEDDED_APPLICATION } from '@benefits/domain/host/store-names'
import { ownParentOrigin } from './parent-origin.ts'

/** What the page around the store tells of its window (docs/rules/embedded.md: seen-part). */
export interface WindowMessage {
  readonly aplicacao: typeof EMBEDDED_APPLICATION
  readonly tipo: 'janela'
  /** How much of the frame is hidden above the window, in px. */
  readonly topo: number
  /** How much of it is seen, in px. */
  readonly altura: number
}

/** The part of the frame that is seen, from its upper edge, in px. */
export interface SeenPart {
  readonly top: number
  readonly height: number
}

/** Lower than this nothing that opens could be read. */
const LEAST = 240

/** The part that a message tells; null where it is none, or not whole. */
export function readSeenPart(message: unknown): SeenPart | null {
  if (typeof message !== 'object' || message === null) return null
  const { aplicacao, tipo, topo, altura }: Partial<Record<keyof WindowMessage, unknown>> = message
  const isWindow = aplicacao === EMBEDDED_APPLICATION && tipo === 'janela'
  if (!isWindow || !isLength(topo) || !isLength(altura)) return null
  return { top: topo, height: altura }
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

/** The part as what opens may use it: no higher than the frame, inside it, and high enough to be read. */
export function usablePart({ top, height }: SeenPart, frame: number): SeenPart {
  const usable = Math.min(frame, Math.max(height, LEAST))
  return { top: Math.min(top, frame - usable), height: usable }
}

/** What opens over a page; of a sheet, which stays where it is, the place follows the told window alone. */
const OVERLAYS = '[data-overlay]'
const MOVING = '[data-overlay]:not([data-overlay="sheet"])'

/** How often it is looked where the frame is seen while nothing tells and something is open, in ms. */
const LOOKS_EVERY = 250

/**
 * Keeps what opens over the store in the part of the frame that is seen: a frame as high as its content has no window
 * of its own. The page around it tells that part, where it is one of `allowed`; until it does the browser is asked what
 * it shows, whenever something is pressed and while something is open. Gives the way to stop.
 */
export function followSeenPart(allowed: readonly string[]): () => void {
  const origin = ownParentOrigin(allowed)
  if (origin === null) return () => {}
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let isTold = false

  /** A rule of its own: only what has the mark is styled anew. */
  function place(part: SeenPart) {
    const { top, height } = usablePart(part, window.innerHeight)
    sheet.replaceSync(
      `${isTold ? OVERLAYS : MOVING}{--seen-top:${top}px;--seen-height:${height}px;--seen-foot:${window.innerHeight - top - height}px}`,
    )
  }

  const watch = new IntersectionObserver(([entry]) => {
    if (!isTold && entry?.isIntersecting) place(entry.intersectionRect)
  })
  function look() {
    if (isTold) return
    watch.disconnect()
    watch.observe(document.documentElement)
  }
  const timer = setInterval(() => {
    if (document.querySelector(MOVING)) look()
  }, LOOKS_EVERY)
  function hear({ source, origin: from, data }: MessageEvent<unknown>) {
    const part = source === window.parent && from === origin ? readSeenPart(data) : null
    if (part === null) return
    isTold = true
    place(part)
  }
  look()
  addEventListener('message', hear)
  for (const type of ['pointerdown', 'keydown', 'resize']) addEventListener(type, look, true)
  return () => {
    clearInterval(timer)
    watch.disconnect()
    removeEventListener('message', hear)
    for (const type of ['pointerdown', 'keydown', 'resize']) removeEventListener(type, look, true)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
