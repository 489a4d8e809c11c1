import { readdirSync, readFileSync } from 'node:fs'
import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { sampleAdditional, sampleLine } from '@benefits/domain/cart/sample-lines'
import { SQUARE } from '@benefits/domain/customer/sample-address'
import type { Cpf } from '@benefits/domain/document/types'
import { centavos } from '@benefits/domain/money/centavos'
import { eachRate } from '@benefits/domain/savings/estimate-savings'
import { afterEach, expect, test, vi } from 'vitest'
import type { Account } from './access-slice.ts'
import { addressValues } from './address-draft.ts'
import { NOBODY, slotFields } from './company-values.ts'
import { firstVisit, SLICES, VISIT_VERSION, type VisitorState } from './visitor-state.ts'
import { createVisitorStore, visitName } from './visitor-store.ts'

/**
 * What tabs hold: a line of `kept-shapes.txt` is a slice's name, its version, and a copy. It is added to, never edited.
 * A slice of another shape gives other samples than those stored, and so needs another version: `keptSince` of its row.
 */
const LINES = readFileSync(new URL('kept-shapes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
type Kept = Omit<VisitorState, 'offers' | 'plans'>
const NAMES = ['shopping', 'customer', 'access', 'purchase', 'order', 'lead', 'estimate', 'savings'] as const

const held = { id: 'account', maskedEmail: 'mar***', whose: 'ownFound', isReturning: true } as const
const ACCOUNTS: { readonly [S in Account['stage']]: Extract<Account, { readonly stage: S }> } = {
  none: { stage: 'none' },
  waiting: { ...held, stage: 'waiting' },
  verified: { ...held, stage: 'verified', email: 'marina@padaria.example' },
  taken: { stage: 'taken', id: 'account', maskedEmail: 'mar***' },
}
const data = { tradeName: 'Padaria Estrela do Sul', fiscalAddress: SQUARE, deliveryAddress: SQUARE }
const typed = {
  tradeName: data.tradeName,
  extraCount: '3',
  name: 'Marina Prado',
  email: 'marina@padaria.example',
  mobile: '(11) 98765-4321',
  cpf: '529.982.247-25',
  birthDate: '09/03/1985',
  isSameAddress: true,
  ...slotFields(0, NOBODY),
  ...slotFields(1, NOBODY),
  ...slotFields(2, NOBODY),
  ...slotFields(3, { ...NOBODY, kind: 'ownershipChain', isEntity: true }),
  ...addressValues('fiscal', SQUARE),
  ...addressValues('delivery', SQUARE),
}
const cart = {
  ...EMPTY_CART,
  lines: [sampleLine({ additionalProducts: [sampleAdditional()] })],
  addOnCodes: [680],
  givenUpAddOns: [685],
  interest: [{ id: 900, name: 'Mobilidade' }],
  removedProducts: [{ id: 34, name: 'Auto' }],
  selectedGroupCode: 0,
  revision: 3,
}
const amount = centavos(500_000)
const entry = {
  conditionId: 1,
  name: 'Taxa',
  description: '',
  kind: 'fee',
  rate: 'unit',
  unitValue: 100,
} as const
const priced = { productCode: 27, quantity: 10, monthlyValue: amount, lineType: 'benefit' } as const
const values = { productValue: amount, productValueWithDiscount: amount, total: amount }
const pricing = {
  total: amount,
  totalWithDiscount: amount,
  totalFees: amount,
  totalBenefits: amount,
  groups: { default: [{ name: 'Taxa', value: amount }] },
  lines: [{ ...priced, ...values, entries: [{ ...entry, value: amount }] }],
}
const proposed = {
  lines: [{ ...priced, planPeriod: 'monthly', additionalCodes: [302] }],
  addOnCodes: [680],
} as const
const representative = { kind: 'legalRepresentative', name: 'Marina Prado', document: '52998224725' } as const
const named = { ...representative, politicallyExposed: false, isLegalEntity: false }

/** Slices as they are today, with everything in them that they may have. */
const SAMPLES: { readonly [S in keyof Kept]: readonly Kept[S][] } = {
  shopping: [
    firstVisit.shopping,
    {
      cart,
      pricing,
      pricedRevision: 3,
      pricingStatus: 'idle',
      pricingFailure: -12,
      introSeen: true,
      offerCode: 'oferta',
      offerGroupCodes: [207],
      asideCarts: [cart],
      channelCode: 'loja',
      proposal: { key: 'chave', number: 'P-7KQM', validUntil: '2026-12-06', isHeld: true, order: proposed },
    },
  ],
  customer: [
    firstVisit.customer,
    {
      company: {
        cnpj: '11222333000181',
        tradeName: data.tradeName,
        fiscalAddress: SQUARE,
        channelCode: 'loja',
        channelName: 'Loja',
      },
      customerType: 'withAvailableProducts',
      contractedProducts: [
        {
          code: 27,
          groupCode: 0,
          name: 'Refeição',
          quantity: 10,
          value: amount,
          planPeriod: 'monthly',
          additionalCodes: [302],
        },
      ],
      leadId: 'lead',
      utm: { source: 'a', medium: 'b', campaign: 'c', term: 'd', content: 'e' },
    },
  ],
  access: [
    ...Object.values(ACCOUNTS).map((account) => ({ ...firstVisit.access, account })),
    {
      ...firstVisit.access,
      step: 'register',
      cnpjTyped: '11.222.333/0001-81',
      attempt: 'key',
      known: { user: { id: 'account', maskedEmail: 'mar***', isLegacy: true, isOwn: true } },
    },
  ],
  purchase: [
    firstVisit.purchase,
    {
      cartId: 'cart',
      registeredRevision: 3,
      registeredPerson: '{}',
      companyData: data,
      typedCompany: typed,
      acceptedHash: 'a1',
      isAcceptanceLost: false,
      paymentMethod: 'creditCard',
      authorisedCard: { brand: 'visa', lastDigits: '0060', cartId: 'cart' },
      order: {
        orderId: 'order',
        orderNumber: 'AAAA-BBBB-CCCC',
        hiredAt: '2026-11-21T10:00:00-03:00',
        paymentMethod: 'creditCard',
        pricing,
        serviceGroups: ['default'],
      },
    },
  ],
  order: [
    firstVisit.order,
    {
      contact: { cnpj: '', name: 'Marina Prado', email: 'marina@padaria.example', mobile: '' },
      typed,
      company: {
        ...data,
        cardEmbossName: 'PADARIA',
        legalRepresentative: named,
        extraContacts: [named],
        registration: {
          name: 'Marina Prado',
          email: 'marina@padaria.example',
          phone: '11987654321',
          cpf: '52998224725' as Cpf,
          birthDate: '1985-03-09',
        },
      },
    },
  ],
  lead: [firstVisit.lead],
  estimate: [firstVisit.estimate, { employees: 10, value: amount }],
  savings: [
    null,
    {
      regime: 'real',
      rates: eachRate(2_000),
      amount: { employees: 10, monthlyValue: amount, revision: 3 },
      pat: { incomeTax: amount, isLimited: true, minimumWage: amount, entitled: 5 },
    },
  ],
}

/** Each slice's last sample, so that one copy has everything. */
const FULL = Object.fromEntries(NAMES.map((name) => [name, SAMPLES[name].at(-1)]))
/** Where a concluded order stays. */
const CONCLUSION = '/checkout/conclusao'

/** The visit of a page that finds a copy in its tab. */
async function openCopy(version: number, slices: object): Promise<VisitorState> {
  const copy = JSON.stringify({ version, state: { ...FULL, ...slices } })
  vi.stubGlobal('location', { pathname: CONCLUSION, search: '' })
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => (name === visitName('VRPAT') ? copy : null) })
  const store = createVisitorStore('VRPAT')
  await store.persist.rehydrate()
  return store.getState()
}
afterEach(() => vi.unstubAllGlobals())

const storedAs = (shape: string): unknown[] =>
  LINES.flatMap((line) => (line.startsWith(`${shape} `) ? [JSON.parse(line.slice(shape.length))] : []))
const shapeOf = (name: keyof VisitorState) => `${name}@${SLICES[name].keptSince}`
const hintOf = (name: keyof Kept) => `
The slice '${name}' is not what tabs hold as ${shapeOf(name)}. Leave the stored lines as they are: set 'keptSince' of its
row to ${VISIT_VERSION + 1}, add the lines of today, and convert those of before, in their order ('migrate'):
${SAMPLES[name].map((sample) => `${name}@${VISIT_VERSION + 1} ${JSON.stringify(sample)}`).join('\n')}`

test('every slice that a tab keeps has its samples here', () => {
  const rows = Object.entries(SLICES)
  const kept = rows.flatMap(([name, { keptSince }]) => (keptSince > 0 ? [name] : []))
  expect(kept.toSorted()).toEqual(NAMES.toSorted())
})

test.each(NAMES)('a slice of another shape has another version: %s', (name) => {
  expect(storedAs(shapeOf(name)), hintOf(name)).toEqual(SAMPLES[name])
})

test.each(NAMES)('a tab goes on with what it holds in each stored shape: %s', async (name) => {
  const shapes = new Set(
    LINES.map((line) => line.split(' ', 1)[0] ?? '').filter((shape) => shape.startsWith(`${name}@`)),
  )
  for (const shape of shapes)
    for (const [at, slice] of storedAs(shape).entries()) {
      const version = shape === shapeOf(name) ? VISIT_VERSION : Number(shape.split('@')[1])
      expect((await openCopy(version, { [name]: slice }))[name], shape).toEqual(SAMPLES[name][at])
    }
})

test('a copy of another version begins anew', async () => {
  expect(await openCopy(5, {})).toEqual(firstVisit)
})

test('a slice is spread in this room alone', () => {
  const spread = new RegExp(`\\.\\.\\.(?:\\w+\\.)*(?:${Object.keys(SLICES).join('|')})\\b(?![.(])`)
  const app = new URL('..', import.meta.url)
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('visit/') && !file.includes('.test.'),
  )
  const found = files.filter((file) => {
    const text = readFileSync(new URL(file, app), 'utf8')
    return text.includes('/visit/') && spread.test(text)
  })
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
