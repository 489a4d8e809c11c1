import type { CartLine } from '@benefits/domain/cart/cart-line'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { COMMAND_ENDED } from '../../commands/command-events.ts'
import { EVENT_NAMES } from '../reports/told-shape.server.ts'

type Listener = (event: unknown) => void

const listeners: { readonly type: string; readonly hear: Listener }[] = []
const emit = (type: string, event: unknown) => {
  for (const one of listeners) if (one.type === type) one.hear(event)
}
const where = { pathname: '/carrinho/beneficios', search: '' }

/** What is pressed: something of a button, or of a link to a page. */
class Pressed {
  readonly textContent: string
  readonly href: string
  readonly dataset: Readonly<Record<string, string>>
  constructor(textContent: string, href = '', dataset: Readonly<Record<string, string>> = {}) {
    this.textContent = textContent
    this.href = href
    this.dataset = dataset
  }
  getAttribute() {
    return null
  }
  cloneNode() {
    return this
  }
  closest(selector: string) {
    if (selector === '[data-private]') return null
    if (selector === 'button,a') return this
    return selector.startsWith('a[') === (this.href !== '') ? this : null
  }
}
const press = (...given: ConstructorParameters<typeof Pressed>) =>
  emit('click', { target: new Pressed(...given) })
const end = (name: string, code: number | null) => emit(COMMAND_ENDED, { detail: { name, code } })

const MEAL = sampleLine({ quantity: 12, monthlyValue: centavos(65_050) })
const PRICING = {
  total: centavos(790_000),
  totalWithDiscount: centavos(780_600),
  totalFees: centavos(9_400),
  totalBenefits: centavos(780_600),
  groups: {},
  lines: [],
}
const ORDER = {
  orderId: 'order-1',
  orderNumber: 'AAAA-BBBB-CCCC',
  hiredAt: '2026-11-21T10:00:00-03:00',
  paymentMethod: 'boleto',
  pricing: PRICING,
  serviceGroups: ['default'],
} as const

const page_path = '/carrinho/beneficios'
const ecommerce = {
  currency: 986,
  value: 7806,
  items: [{ item_id: '27', item_name: 'Refeição', quantity: 12, price: 650.5 }],
}
const lead = { lead_id: 'lead-1', channel: 'parceiro' }
const pricing = { total: 7900, total_with_discount: 7806, fees: 94, benefits: 7806 }

/** What the data layer has of each event, to the last member. */
const TOLD = [
  { event: 'page_view', page_path },
  { event: 'product_click', page_path, product: 'refeicao' },
  { event: 'button_click', page_path, button: 'Continuar' },
  { event: 'add_to_cart', page_path, ecommerce },
  { event: 'begin_checkout', page_path, ecommerce },
  { event: 'generate_lead', page_path, ...lead },
  { event: 'create_proposal', page_path, ...lead },
  { event: 'fatal_exception', page_path, kind: 'refusal', description: '-19' },
  { event: 'close_convert_lead', page_path, ...lead, pricing, ecommerce },
  { event: 'finished_checkout', page_path: '/checkout/conclusao', ...lead, pricing, ecommerce },
  { event: 'remove_from_cart', page_path, ecommerce },
] as const

let layer: readonly { readonly event: string }[] = []
beforeAll(async () => {
  const kept = new Map<string, string>()
  const window = {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
    dataLayer: undefined as { event: string }[] | undefined,
    addEventListener: (type: string, hear: Listener) => listeners.push({ type, hear }),
    removeEventListener: () => {},
    dispatchEvent: () => true,
    location: where,
    fetch: async () => new Response(),
    document: { cookie: '' },
    CSS: { escape: (text: string) => text },
    Element: Pressed,
  }
  for (const [name, value] of Object.entries({ ...window, window })) vi.stubGlobal(name, value)
  // Modules live as long as a page, and tests of one worker share them: presses may be heard on another's page.
  vi.resetModules()
  const { measure } = await import('./measure.ts')
  const { createVisitorStore } = await import('../../visit/visitor-store.ts')
  const store = createVisitorStore('VRPAT')
  const setLines = (lines: readonly CartLine[]) =>
    store.move(({ shopping }) => ({ shopping: { ...shopping, cart: { ...shopping.cart, lines } } }))

  const { arrive } = measure({ store, channel: 'parceiro', walletGroupCodes: [207], tags: [] })
  arrive('/')
  arrive(where.pathname)
  where.pathname = '/carrinho/multi'
  arrive('/faq')
  where.pathname = page_path
  press('Saiba mais', 'http://localhost/produtos/refeicao')
  press('Continuar')
  setLines([MEAL])
  press('', '', { checkout: '' })
  store.move(({ customer }) => ({ customer: { ...customer, leadId: 'lead-1' } }))
  end('proposeCart', null)
  end('identifyCompany', -19)
  store.move(({ purchase }) => ({ purchase: { ...purchase, order: ORDER } }))
  where.pathname = '/checkout/conclusao'
  arrive(where.pathname)
  arrive(where.pathname)
  where.pathname = page_path
  setLines([])
  layer = window.dataLayer ?? []
})
afterAll(() => {
  // Left as a page is: what waits to be told is, and no timer goes on.
  for (const { type, hear } of listeners) if (type === 'pagehide') hear(new Event('pagehide'))
  vi.unstubAllGlobals()
})

test('a page view names the page that was arrived at, also where the address is a page further', () => {
  const views = layer.filter(({ event }) => event === 'page_view')
  expect(views).toContainEqual({ event: 'page_view', page_path: '/faq' })
  expect(views).not.toContainEqual({ event: 'page_view', page_path: '/carrinho/multi' })
})

test('every event there is has its row', () => {
  expect(TOLD.map(({ event }) => event).toSorted()).toEqual(EVENT_NAMES.toSorted())
})

test.each(TOLD)('$event is told with exactly its members, and once', (told) => {
  const isArrival = told.event === 'page_view'
  expect(layer.filter(({ event }) => event === told.event).slice(0, isArrival ? 1 : 2)).toEqual([told])
})
