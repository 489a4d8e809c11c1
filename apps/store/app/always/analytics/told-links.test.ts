import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Who has it reads a proposal. */
const KEY = 'A'.repeat(43)
const where = { pathname: `/proposta/${KEY}`, search: '' }
const loaded: string[] = []
const sent: string[] = []
const layer: unknown[] = []

beforeAll(async () => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  const window = {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
    dataLayer: layer,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true,
    location: where,
    fetch: async (_address: string, { body }: { body: string }) => {
      sent.push(body)
      return new Response()
    },
    document: {
      cookie: '',
      createElement: () => ({}),
      head: { append: () => loaded.push(where.pathname) },
    },
  }
  for (const [name, value] of Object.entries({ ...window, window })) vi.stubGlobal(name, value)
  // Modules live as long as a page, and tests of one worker share them: presses may be heard on another's page.
  vi.resetModules()
  const { measure } = await import('./measure.ts')
  const { createVisitorStore } = await import('../../visit/visitor-store.ts')
  const store = createVisitorStore('VRPAT')
  const { arrive } = measure({ store, channel: 'default', walletGroupCodes: [], tags: ['GTM-1'] })
  for (const pathname of [where.pathname, `/simulacao/${'B'.repeat(900)}`, '/verificar/CODE', '/faq', '/']) {
    where.pathname = pathname
    arrive(pathname)
  }
  vi.advanceTimersByTime(2000)
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('somebody’s link is told by its page alone', () => {
  const told = ['/proposta/-', '/simulacao/-', '/verificar/-', '/faq']
  const views = told.map((page_path) => ({ event: 'page_view', page_path }))
  expect(layer.filter((event) => 'page_path' in (event as object))).toEqual(views)
  expect(JSON.stringify(layer)).not.toMatch(/AAAA|BBBB|CODE/)
  expect(sent.map((body) => JSON.parse(body).events.map(({ page }: { page: string }) => page))).toEqual([
    told,
  ])
})

test('a tag, which reads the address by itself, comes with the first page that is no such link', () => {
  expect(loaded).toEqual(['/faq'])
})
