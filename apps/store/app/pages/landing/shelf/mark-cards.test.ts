import { expect, test } from 'vitest'
import type { SolutionSection } from '../../solutions/public.ts'
import { markCards } from './mark-cards.ts'
import type { ShelfCard } from './shelf-cards.ts'

const card = (key: string, over: Partial<ShelfCard>): ShelfCard => ({
  key,
  name: key,
  subtitle: '',
  description: '',
  destination: `/${key}`,
  tone: 'multi',
  isNew: false,
  isFeatured: false,
  groupCode: null,
  isOfPlans: false,
  productCode: null,
  ...over,
})
const CARDS = [
  card('single', { groupCode: 0 }),
  card('mobility', { groupCode: 900 }),
  card('hr', { groupCode: 20000 }),
  card('season', { productCode: 35 }),
]

const own = (code: number) => ({
  code,
  name: '',
  isAddOn: false,
  quantity: null,
  value: null,
  planPeriod: null,
})
const sold = (code: number) => ({ code, name: '', description: '', colourToken: '', foodRegime: null })
const section = (groupCode: number, lineType: SolutionSection['lineType'], over: Partial<SolutionSection>) =>
  ({
    groupCode,
    lineType,
    serviceGroup: 'default',
    name: '',
    description: '',
    tone: '',
    destination: '',
    canBeOrderedSolo: true,
    productCodes: [],
    contracted: [],
    available: [],
    unserved: [],
    ...over,
  }) satisfies SolutionSection

const portals = { hcm: 'https://gente.example', others: 'https://beneficio.example' }
const mark = (sections: readonly SolutionSection[], contracted: readonly number[] = [], unserved = -1) =>
  markCards(CARDS, {
    sections,
    contracted: contracted.map((code) => ({ code })),
    isUnserved: (code) => code === unserved,
    portals,
  })

const free = section(0, 'benefit', { available: [sold(27)] })

test('a company without contracts that is served everywhere sees no mark', () => {
  expect(mark([free, section(900, 'mobility', { available: [sold(900)] })])).toEqual({})
})

test('what is had in part leads to the rest, what is had whole to the step that can be taken', () => {
  const marks = mark([
    section(0, 'benefit', { contracted: [own(27), own(31)], available: [sold(34)] }),
    section(900, 'mobility', { contracted: [own(900)] }),
    section(20000, 'hcm', { contracted: [own(20152)], available: [sold(20153)] }),
  ])
  expect(marks).toEqual({
    single: { text: '2 contratados', look: 'success', destination: '/single' },
    mobility: {
      text: 'Contratado',
      look: 'success',
      destination: '/solucoes-contratadas',
      state: { together: 900 },
    },
    hr: { text: 'Contratado', look: 'success', destination: '/hr' },
  })
})

test('what is had whole and cannot be enlarged here leads to its portal', () => {
  const marks = mark([
    section(0, 'benefit', { contracted: [own(27)] }),
    section(20000, 'hcm', { contracted: [own(20154)] }),
  ])
  expect(marks.single?.destination).toBe(portals.others)
  expect(marks.hr?.destination).toBe(portals.hcm)
})

test('what is not sold where the company is says so and leads to what is', () => {
  expect(mark([section(900, 'mobility', { unserved: [sold(900)] })])).toEqual({
    mobility: {
      text: 'Não disponível em sua região',
      look: 'warning',
      destination: '/solucoes-contratadas',
    },
  })
})

test('a product of the season is marked by itself', () => {
  expect(mark([free], [35]).season?.destination).toBe(portals.others)
  expect(mark([free], [], 35).season).toMatchObject({
    text: 'Não disponível em sua região',
    destination: '/season',
  })
})
