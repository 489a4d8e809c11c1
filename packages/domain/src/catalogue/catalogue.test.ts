import { describe, expect, test } from 'vitest'
import { EMPLOYEE_BANDS, employeeBand, labelBand } from './employee-band.ts'
import { type ProductFacts, productState } from './product-state.ts'
import { promisedSections } from './promised-sections.ts'
import { shelfOrder } from './shelf-order.ts'
import { unservedCodes } from './unserved-codes.ts'
import { visibleProducts } from './visible-products.ts'

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
  const item = { title: '', content: '', icon: '', displayOrder: 0, destination: null }
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
