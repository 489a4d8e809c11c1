/**
 * The small script of a kept page, built on its own and written into the page as text (`starter-text.ts`). After the first
 * paint it fetches the font, the icons and the sheet of the whole store; then, a frame each, the text takes its font and
 * what is below is shown block by block.
 *
 * It wakes the entry on the first sign of a person (touch, key, pointer, scroll), at once after the first paint on a step of
 * the purchase and for a tab that has something to show already (its cart), else two and a half quiet seconds after it: a visitor who only reads pays for no
 * script, and whoever acts is heard. The entry waits for the sheet; its data comes beside it, asked for again while the
 * connection is lost. A page that exists no more has none: it stays plain HTML.
 *
 * Until the store has taken over, a link that keeps the query gets the visitor's own parameters at the moment it is
 * followed, since the kept page does not know them; and the last press on a plain button, or on one of a form that the
 * browser does not send by itself, is pressed again once it is heard. What was typed into fields is typed again. Parts of
 * the page marked `data-unheard` are taken over later: their links are served until then.
 */

declare global {
  interface Window {
    /** Where the router reads its data from. */
    __reactRouterContext: { readonly streamController: ReadableStreamDefaultController<string> }
  }
}

/** How long a page rests after its first paint before its scripts come unasked. */
const QUIET_MS = 2500
/** How long the blocks below wait for the font. */
const FONT_MS = 500
/** Between two tries for the page's data. */
const RETRY_MS = 2000

/** What tells that somebody is there. */
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'pointermove', 'focusin', 'scroll', 'wheel']
const MINE = 'loja:'
/** Answers that are kept for the visit: no sign that somebody has chosen anything. */
const KEPT_ANSWERS = 'loja:conteudo'

const root = document.documentElement
const { dataset } = root
const entry = document.querySelector<HTMLElement>('script[data-data]') as HTMLElement
const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]')
const dressed = sheet ? showInParts(sheet) : Promise.resolve()
let font: Promise<unknown> | undefined
let started = false
let pressed: HTMLElement | null = null
const typed = new Set<HTMLInputElement>()

for (const sign of SIGNS) addEventListener(sign, start, { once: true, passive: true, capture: true })
addEventListener('load', () =>
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    dress()
    // What the address points at (`:target`) is known with the page's end, and shown a frame later.
    setTimeout(() => frame().then(start), 'now' in entry.dataset || isKnown() ? 0 : QUIET_MS)
  }).observe({ type: 'paint', buffered: true }),
)
addEventListener('click', hear, true)
addEventListener('auxclick', hear, true)
addEventListener('input', keep, true)
new MutationObserver((_, observer) => {
  observer.disconnect()
  removeEventListener('input', keep, true)
  for (const field of typed) typeAgain(field)
  if (pressed?.isConnected) pressed.click()
}).observe(root, { attributeFilter: ['data-hydrated'] })

function pause(milliseconds: number) {
  return new Promise((done) => setTimeout(done, milliseconds))
}

function frame() {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

/** Once the sheet is there, or is known not to come. */
function showInParts(late: HTMLLinkElement): Promise<void> {
  return new Promise((done) => {
    late.onload = late.onerror = async () => {
      await frame()
      await Promise.race([font, pause(FONT_MS)])
      dataset.shown = '1'
      await frame()
      dataset.shown = '2'
      for (const block of document.querySelectorAll<HTMLElement>('[data-below]>*')) {
        await frame()
        block.dataset.shown = ''
      }
      dataset.shown = ''
      done()
    }
  })
}

/** Fetches what the first paint does without. */
function dress() {
  if (!sheet?.disabled) return
  const family = getComputedStyle(root).getPropertyValue('--font-family')
  font = document.fonts.load(`1em ${family}`).catch(() => {})
  for (const icon of document.querySelectorAll<SVGUseElement>('use[data-href]'))
    icon.setAttribute('href', icon.dataset.href as string)
  sheet.disabled = false
}

async function bringData(): Promise<string> {
  for (;;) {
    const answer = await fetch(entry.dataset.data as string).catch(() => null)
    if (answer?.ok) {
      const text = await answer.text().catch(() => null)
      if (text !== null) return text
    }
    // A page that exists no more stays as it is.
    await (answer?.status === 404 ? new Promise(() => {}) : pause(RETRY_MS))
  }
}

async function start() {
  if (started) return
  started = true
  dress()
  void bringData().then((data) => {
    const { streamController } = window.__reactRouterContext
    streamController.enqueue(data)
    streamController.close()
  })
  await dressed
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = entry.textContent
  document.head.append(script)
}

/** Whether this tab has something of its own to show. */
function isKnown() {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(MINE) && !key.startsWith(KEPT_ANSWERS))
  } catch {
    return false
  }
}

function keep({ target }: Event) {
  if (target instanceof HTMLInputElement) typed.add(target)
}

/** Whoever took the page over reads a field's value once and hears of changes to it alone: it is emptied for them, unseen. */
function typeAgain(field: HTMLInputElement) {
  const { value } = field
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function hear(event: MouseEvent) {
  const target = event.target as Element
  if (!target.closest) return
  if ('hydrated' in dataset && !target.closest('[data-unheard]')) return
  if (event.type === 'click') pressed = target.closest('button[type=button],form[method=dialog] button')
  const link = target.closest<HTMLAnchorElement>('a[data-keep-query]')
  if (!link || !location.search) return
  const address = new URL(link.href)
  const dropped = (link.dataset.keepQuery as string).split(' ')
  for (const [name, value] of new URLSearchParams(location.search))
    if (!address.searchParams.has(name) && !dropped.includes(name)) address.searchParams.append(name, value)
  link.href = address.href
}

export {}
