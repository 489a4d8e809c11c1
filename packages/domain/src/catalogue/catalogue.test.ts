import { describe, expect, test } from 'vitest'
import { EMPLOYEE_BANDS, employeeBand, labelBand } from './employee-band.ts'
import { type ProductFacts, productState } from './product-state.ts'
import { promisedSections } from './promised-sections.ts'
import { resolveEnvironment } from './resolve-environment.ts'
import { resolveChannel, resolveIssuer } from './resolve-issuer.ts'
import { shelfOrder } from './shelf-order.ts'
import { unservedCodes } from './unserved-codes.ts'
import { visibleProducts } from './visible-products.ts'

const issuers = [
  { code: 'JVCEF', kind: 'bankPartner', hostKeywords: ['banco'] },
  { code: 'VRPAT', kind: 'main', hostKeywords: [] },
  { code: 'SICRE', kind: 'bankPartner', hostKeywords: ['cooperativa'] },
] as const
const prdHosts = ['loja.vr.example', 'loja.banco.example']

describe('issuer of a visit', () => {
  const issuerOf = (host: string, requested: string | null = null, sticky: string | null = null) =>
    resolveIssuer({ host, requested, sticky }, issuers, prdHosts)?.code

  test.each([
    ['localhost:3000', 'VRPAT'],
    ['banco.localhost:3000', 'JVCEF'],
    ['Cooperativa.Localhost', 'SICRE'],
    ['loja.banco.example', 'JVCEF'],
    ['unknown.example', 'VRPAT'],
    ['a banco.localhost', 'VRPAT'],
  ])('%s is %s', (host, code) => {
    expect(issuerOf(host)).toBe(code)
  })
  test('outside PRD an issuer may be asked for, and sticks', () => {
    expect(issuerOf('localhost', 'SICRE')).toBe('SICRE')
    expect(issuerOf('banco.localhost', 'sicre')).toBe('SICRE')
    expect(issuerOf('localhost', null, 'JVCEF')).toBe('JVCEF')
    expect(issuerOf('localhost', ' jvcef ')).toBe('JVCEF')
    expect(issuerOf('localhost', 'SICRE', 'JVCEF')).toBe('SICRE')
  })
  test('an issuer that does not exist is ignored', () => {
    expect(issuerOf('banco.localhost', 'OTHER')).toBe('JVCEF')
    expect(issuerOf('localhost', 'OTHER', 'JVCEF')).toBe('JVCEF')
  })
  test('in PRD only the host decides', () => {
    expect(issuerOf('loja.vr.example', 'SICRE', 'JVCEF')).toBe('VRPAT')
    expect(issuerOf('LOJA.VR.EXAMPLE:443', 'SICRE')).toBe('VRPAT')
  })
})

test.each([
  ['loja.vr.example', 'PRD'],
  ['LOJA.vr.example.:443', 'PRD'],
  ['qa.loja.vr.example', 'QA'],
  ['loja-qa.example', 'QA'],
  ['localhost:3000', 'DEV'],
  ['loja.vr.example.evil.test', 'DEV'],
])('%s is %s', (host, environment) => {
  expect(resolveEnvironment(host, prdHosts)).toBe(environment)
})

test('what is no host is no production, whatever is listed', () => {
  expect(resolveEnvironment('a qa.example', ['b prd.example'])).toBe('DEV')
})

test('no channel is the default one, an unknown one is none', () => {
  const channels = [{ code: 'default' }, { code: 'auto' }]
  expect(resolveChannel(null, channels)).toEqual({ code: 'default' })
  expect(resolveChannel('', channels)).toEqual({ code: 'default' })
  expect(resolveChannel('auto', channels)).toEqual({ code: 'auto' })
  expect(resolveChannel('other', channels)).toBeUndefined()
})

describe('product cards', () => {
  const nothing: ProductFacts = {
    isContracted: false,
    isUnserved: false,
    isInCart: false,
    wasAdded: false,
    isEditing: false,
  }
  test.each([
    [{}, 'form'],
    [{ isEditing: true }, 'form'],
    [{ isInCart: true }, 'added'],
    [{ isInCart: true, wasAdded: true }, 'added'],
    [{ isInCart: true, isEditing: true }, 'editing'],
    [{ wasAdded: true }, 'missing'],
    [{ wasAdded: true, isEditing: true }, 'missing'],
    [{ isUnserved: true, isInCart: true, wasAdded: true }, 'unserved'],
    [{ isContracted: true, isUnserved: true, isInCart: true }, 'contracted'],
  ] as const)('%o is %s', (facts, state) => {
    expect(productState({ ...nothing, ...facts })).toBe(state)
  })
})

test('a channel shows its own list, or all', () => {
  const products = [{ code: 27 }, { code: 31 }, { code: 34 }]
  expect(visibleProducts(products, { productCodes: null })).toEqual(products)
  expect(visibleProducts(products, { productCodes: [34, 99] })).toEqual([{ code: 34 }])
})

test('the shelf goes by display order, then code, and leaves its input alone', () => {
  const cards = [
    { displayOrder: 3, groupCode: 20000 },
    { displayOrder: 0, groupCode: 207 },
    { displayOrder: 1, groupCode: 5 },
    { displayOrder: 1, groupCode: 0 },
  ]
  expect(shelfOrder(cards).map(({ groupCode }) => groupCode)).toEqual([207, 0, 5, 20000])
  expect(cards[0]?.groupCode).toBe(20000)
})

describe('the blocks of a channel', () => {
  const item = { title: '', content: '', icon: '', displayOrder: 0 }
  const block = {
    page: 'LOJA',
    title: '',
    subtitle: '',
    kind: 'EMISSOR',
    issuers: [],
    displayOrder: 0,
  } as const
  const sections = [
    {
      ...block,
      id: 'hero',
      promotes: [],
      items: [
        { ...item, id: 'auto', promotes: [34] },
        { ...item, id: 'both', promotes: [34, 40] },
        { ...item, id: 'none', promotes: [] },
      ],
    },
    { ...block, id: 'hr', promotes: [20151], items: [{ ...item, id: 'clock', promotes: [] }] },
  ]
  const shown = (productCodes: readonly number[] | null) =>
    promisedSections(sections, { productCodes }).map(({ id, items }) => [id, ...items.map((one) => one.id)])

  test('a channel that sells everything shows all', () => {
    expect(shown(null)).toEqual([
      ['hero', 'auto', 'both', 'none'],
      ['hr', 'clock'],
    ])
  })
  test('what speaks of a product that the channel does not sell is left out, block or item', () => {
    expect(shown([34])).toEqual([['hero', 'auto', 'none']])
    expect(shown([40])).toEqual([['hero', 'none']])
  })
  test('what speaks of several products needs them all', () => {
    expect(shown([34, 40])).toEqual([['hero', 'auto', 'both', 'none']])
    expect(shown([20151])).toEqual([
      ['hero', 'none'],
      ['hr', 'clock'],
    ])
  })
})

test('unserved codes are those of the state, none while it is unknown', () => {
  const products = [
    { code: 27, unservedStates: [] },
    { code: 34, unservedStates: ['AC'] },
  ]
  expect(unservedCodes(products, 'AC')).toEqual([34])
  expect(unservedCodes(products, 'SP')).toEqual([])
  expect(unservedCodes(products, '')).toEqual([])
})

describe('employee bands', () => {
  test('there are 22, ending at 1000', () => {
    expect(EMPLOYEE_BANDS).toHaveLength(22)
    expect(EMPLOYEE_BANDS.slice(0, 6)).toEqual([10, 25, 50, 100, 150, 200])
    expect(EMPLOYEE_BANDS.at(-1)).toBe(1000)
  })
  test.each([
    [0, null],
    [1, 10],
    [10, 10],
    [11, 25],
    [100, 100],
    [101, 150],
    [1000, 1000],
    [1001, null],
  ])('%d employees are in the band up to %o', (employees, upTo) => {
    expect(employeeBand(employees)).toBe(upTo)
  })
  test.each([
    [10, 0],
    [11, 1],
    [50, 2],
    [100, 3],
    [101, 4],
    [1000, 4],
  ])('%d employees have the label %d', (employees, at) => {
    expect(labelBand(employees)).toBe(at)
  })
})
