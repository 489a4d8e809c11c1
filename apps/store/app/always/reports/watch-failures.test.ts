import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFailures } from './watch-failures.ts'

let told: { kind: string; page: string }[]
let page: EventTarget
let stop: () => void

beforeEach(() => {
  told = []
  page = new EventTarget()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/carrinho/beneficios', search: '' })
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    told.push(...JSON.parse(body).failures)
  })
  stop = watchFailures()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** What a browser raises at the window. */
function raise(message: string, error: unknown = null): void {
  page.dispatchEvent(Object.assign(new Event('error'), { message, error }))
}

test('what is thrown on a page is told by its kind', () => {
  raise('Uncaught TypeError: x is not a function', new TypeError('x is not a function'))
  raise('Script error.')
  expect(told.map(({ kind, page }) => [kind, page])).toEqual([
    ['TypeError', '/carrinho/beneficios'],
    ['other', '/carrinho/beneficios'],
  ])
})

test.each([
  'ResizeObserver loop completed with undelivered notifications.',
  'ResizeObserver loop limit exceeded',
])('“%s” is a browser’s notice and no failure', (message) => {
  raise(message)
  expect(told).toEqual([])
  raise('Uncaught Error: x', new Error(message))
  expect(told).toHaveLength(1)
})
