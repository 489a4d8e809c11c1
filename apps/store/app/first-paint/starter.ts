import type {} from '../ui/router-internals.ts'

/** The script of a kept page (decision 026): brings the rest after the first paint, repeats what was done meanwhile. */

const entry = document.querySelector<HTMLElement>('script[data-data]') as HTMLElement
const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]')
const untilHydrated = new AbortController()
const listening = { capture: true, signal: untilHydrated.signal }
const typed = new Set<HTMLInputElement>()
let pressed: HTMLElement | null = null
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-query]')) {
  const address = new URL(link.href)
  const known = [...(link.dataset.keepQuery as string).split(' '), ...address.searchParams.keys()]
  for (const [name, value] of new URLSearchParams(location.search))
    if (!known.includes(name)) address.searchParams.append(name, value)
  link.setAttribute('href', address.pathname + address.search + address.hash)
}
addEventListener('input', ({ target }) => target instanceof HTMLInputElement && typed.add(target), listening)
addEventListener('click', press, listening)
addEventListener('load', () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true }))
new MutationObserver(repeat).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })

function press({ target }: Event) {
  pressed = (target as Element).closest('button[type=button],form[method=dialog] button')
}

async function start(_: PerformanceObserverEntryList, observer: PerformanceObserver) {
  observer.disconnect()
  for (const icon of document.querySelectorAll<SVGUseElement>('use[data-href]'))
    icon.setAttribute('href', icon.dataset.href as string)
  void bringData().then((data) => {
    window.__reactRouterContext.streamController.enqueue(data)
    window.__reactRouterContext.streamController.close()
  })
  if (sheet) await new Promise((ok) => Object.assign(sheet, { onload: ok, onerror: ok, disabled: false }))
  document.documentElement.dataset.shown = ''
  const script = Object.assign(document.createElement('script'), { type: 'module', text: entry.textContent })
  document.head.append(script)
}

/** Asks again while the connection is lost. A page that exists no more has no data: it stays plain HTML. */
async function bringData(): Promise<string> {
  const answer = await fetch(entry.dataset.data as string).catch(() => null)
  if (answer?.ok) return answer.text().catch(bringData)
  await new Promise((done) => answer?.status !== 404 && setTimeout(done, 2000))
  return bringData()
}

/** React reads a field once, then hears of changes alone: the value is emptied for it, unseen, and set again. */
function repeat() {
  untilHydrated.abort()
  for (const field of typed) {
    const { value } = field
    field.value = ''
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (pressed?.isConnected) pressed.click()
}
