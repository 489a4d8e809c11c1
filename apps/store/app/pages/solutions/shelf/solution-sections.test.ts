import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import type { ProductView } from '../../../purchase/catalogue/public.ts'
import { moreGroupAt, serviceGroupsOf } from '../more/more-groups.ts'
import { solutionSections } from './solution-sections.ts'

type LineType = ProductView['lineType']

const product = (code: number, groupCode: number, lineType: LineType, more: Partial<ProductView> = {}) =>
  ({
    code,
    groupCode,
    lineType,
    name: `P${code}`,
    description: '',
    colourToken: 'meal',
    logoPath: '',
    cardImagePath: '',
    networks: [],
    showInMapList: false,
    showAsteriskPatAux: false,
    foodRegime: null,
    pagePath: null,
    additionalProducts: [],
    ...more,
  }) as ProductView

const modality = (
  groupCode: number,
  serviceGroup: 'default' | 'multi' | 'mobility' | 'hcm',
  order: number,
) => ({
  groupCode,
  serviceGroup,
  name: serviceGroup,
  description: '',
  colourToken: serviceGroup,
  destination: `/${serviceGroup}`,
  canBeOrderedSolo: serviceGroup !== 'hcm',
  displayOrder: order,
})

const MODALITIES = [
  modality(207, 'multi', 0),
  modality(0, 'default', 1),
  modality(900, 'mobility', 2),
  modality(20000, 'hcm', 3),
]
const extra = (code: number, required: boolean) => ({
  code,
  name: `E${code}`,
  description: '',
  required,
  kind: 'extension' as const,
})
const PRODUCTS = [
  product(27, 0, 'benefit'),
  product(31, 0, 'benefit'),
  product(2071, 207, 'benefit'),
  product(680, 207, 'addOn'),
  product(900, 900, 'mobility'),
  product(20151, 20000, 'hcm'),
  product(20152, 20000, 'hcm', {
    additionalProducts: [extra(301, true), extra(302, false), extra(303, false)],
  }),
  product(20153, 20000, 'hcm'),
  product(604, 20000, 'addOn'),
]
/** The ranks of the plans are not the order of their codes. */
const PLANS = [
  { code: 20151, rank: 2 },
  { code: 20152, rank: 1 },
  { code: 20153, rank: 0 },
]
const SOLD = { modalities: MODALITIES, products: PRODUCTS, plans: PLANS }
const codesOf = (items: readonly { readonly code: number }[]) => items.map(({ code }) => code)

test('mobility comes first, then HR, then the benefits in their order', () => {
  const sections = solutionSections(SOLD, [])
  expect(sections.map(({ serviceGroup }) => serviceGroup)).toEqual(['mobility', 'hcm', 'multi', 'default'])
  expect(sections.map(({ productCodes }) => productCodes)).toEqual([
    [900],
    [20151, 20152, 20153],
    [2071],
    [27, 31],
  ])
})

test('a section of which the channel sells nothing is not there', () => {
  const sections = solutionSections(
    { ...SOLD, products: [product(34, 0, 'benefit'), product(680, 207, 'addOn')] },
    [],
  )
  expect(sections.map(({ serviceGroup }) => serviceGroup)).toEqual(['default'])
})

test('what is contracted is shown, and is not available again', () => {
  const contracted = [{ code: 27, groupCode: 0, name: 'Meal' }]
  const cards = solutionSections(SOLD, contracted).at(-1)
  expect(cards?.contracted).toEqual([
    { code: 27, name: 'Meal', isAddOn: false, quantity: null, value: null, planPeriod: null },
  ])
  expect(codesOf(cards?.available ?? [])).toEqual([31])
})

test('what is not sold where the company is stands apart', () => {
  const cards = solutionSections(SOLD, [], ({ code }) => code === 31).at(-1)
  expect(codesOf(cards?.available ?? [])).toEqual([27])
  expect(codesOf(cards?.unserved ?? [])).toEqual([31])
})

test('of the HR plans only a step up by rank is available, whatever add-on the company has', () => {
  const contracted = [
    { code: 20152, groupCode: 20000, name: 'Plan' },
    { code: 604, groupCode: 20000, name: 'Support' },
  ]
  const hr = solutionSections(SOLD, contracted)[1]
  expect(codesOf(hr?.available ?? [])).toEqual([20151])
  expect(hr?.contracted.map(({ code, isAddOn }) => [code, isAddOn])).toEqual([
    [20152, false],
    [604, true],
  ])
})

test('services added to a product are additional services, what a plan includes is not; amounts where known', () => {
  const contracted = [
    {
      code: 20152,
      groupCode: 20000,
      name: 'Plan',
      quantity: 50,
      value: centavos(49_900),
      planPeriod: 'monthly' as const,
      additionalCodes: [301, 302],
    },
  ]
  const hr = solutionSections(SOLD, contracted)[1]
  expect(hr?.contracted).toMatchObject([
    { code: 20152, quantity: 50, value: 49_900, planPeriod: 'monthly', isAddOn: false },
    { code: 302, name: 'E302', isAddOn: true, quantity: null },
  ])
  expect(hr?.contracted).toHaveLength(2)
})

test('each page about more speaks of its groups', () => {
  expect(serviceGroupsOf('benefits')).toEqual(['multi', 'default'])
  expect(moreGroupAt('/contrate-mais/mobilidade/')).toBe('mobilidade')
  expect(moreGroupAt('/contrate-mais/benefits')).toBe('benefits')
})
