import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Pages that are kept for every visitor, by the host of their issuer. */
const KEPT = {
  localhost: [
    '/',
    '/faq',
    '/termos-de-uso',
    '/privacidade',
    '/produtos/refeicao',
    '/escolher',
    '/carrinho/multi',
    '/planos/hcm',
    '/carrinho/pontomais',
    '/carrinho/beneficios',
    '/carrinho/mobilidade',
    '/checkout/acesso-vr',
    '/checkout/verificacao',
    '/checkout/carrinho',
    '/checkout/resumo',
    '/checkout/conclusao',
  ],
  'banco.localhost': [
    '/',
    '/modalidade/avulsos',
    '/pedido/carrinho',
    '/pedido/dados-empresa',
    '/pedido/revisar-pedido',
    '/pedido/checkout',
  ],
  'cooperativa.localhost': ['/', '/faq', '/modalidade/avulsos'],
}
const WIDTHS = [390, 1280]

declare global {
  interface Window {
    first?: readonly Element[]
  }
}

/** How what stood in the first window looks, one text an element: what stands below the mark waits for the sheet. */
function looks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const below = document.querySelector('[data-below]')
    const isFirst = (one: Element) =>
      one.getBoundingClientRect().top < innerHeight &&
      (!below || one.compareDocumentPosition(below) === Node.DOCUMENT_POSITION_FOLLOWING)
    // How it moves and scrolls, and what is spared below, is asked later; the font of a page with a mark waits; what
    // custom properties do is seen.
    const isLate = (property: string) =>
      /^(?:transition|scroll-padding|scroll-snap|content-visibility|contain-|overflow-clip|font-family|--)/.test(
        property,
      )
    window.first ??= [...document.querySelectorAll('body, body *')].filter(isFirst)
    return window.first.flatMap((one) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(one, part)
        const names = part && style.content === 'none' ? [] : [...style].filter((name) => !isLate(name))
        const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`)
        return [`<${one.tagName} class="${one.getAttribute('class')}"${part ?? ''}>`, ...values].join(';')
      }),
    )
  })
}

/** What of two looks differs, by element. */
function differences(before: readonly string[], after: readonly string[]): readonly string[] {
  return before.flatMap((one, at) => {
    const other = new Set(after[at]?.split(';'))
    const changed = one.split(';').filter((value) => !other.has(value))
    return changed.length > 0 ? [[one.split(';')[0], ...changed].join(' ')] : []
  })
}

for (const [host, paths] of Object.entries(KEPT))
  test(`the first paint of pages at ${host} changes nothing once the whole sheet is there`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    for (const path of paths)
      await test.step(path, async () => {
        // A font that is asked for later would move letters while they are measured; what the page itself asks for
        // must come.
        await hold(page, host === 'localhost' && path === '/' ? '**/assets/*.{js,woff2}' : '**/assets/*.js')
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 })
          const release = await hold(page, '**/assets/*.css')
          const asked = page.waitForRequest(/\/assets\/style-[^/]+\.css$/)
          await page.goto(new URL(path, baseURL?.replace('localhost', host)).href, { waitUntil: 'commit' })
          await asked
          const before = await looks(page)
          release()
          await page.locator('html[data-shown]').waitFor()
          expect(before.length).toBeGreaterThan(30)
          expect(differences(before, await looks(page)), `${path}, ${width} px`).toEqual([])
          await page.unroute('**/assets/*.css')
        }
        // What is held for good goes with its page.
        await page.goto('about:blank')
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
  })

/** Lets what is asked for wait until it is released. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}
