import { centavos } from '@benefits/domain/money/centavos'
import { estimateSavings, FIRST_RATES, type SavingsPremises } from '@benefits/domain/savings/estimate-savings'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../test/support/read-pdf.ts'
import type { ContractLine } from './contract-facts.ts'
import { printProposal } from './print-proposal.ts'
import type { PrintedProposal } from './proposal-facts.ts'

const issuer = {
  code: 'VRPAT',
  name: 'VR Benefícios',
  shortName: 'VR',
  cnpj: '11222333000181',
  site: 'https://www.vr-loja.example',
  email: 'atendimento@vr-loja.example',
  theme: 'vrpat',
  homeState: 'SP',
  deadlines: [{ place: 'Capitais', deadline: '5 dias úteis' }],
} as const
const facts: PrintedProposal = {
  template: 'proposta-2',
  number: 'P-7KQM-4X9T',
  madeOn: '2026-11-26',
  validUntil: '2026-12-06',
  issuer,
  support: { phone: '4000-0101', phoneOtherRegions: '', email: '' },
  company: { cnpj: '12345678000195' as never, corporateName: 'Padaria Estrela do Sul Ltda.' },
  groups: [],
  addOns: [],
  offerName: null,
  totals: {
    total: centavos(600_000),
    totalWithDiscount: centavos(600_000),
    totalFees: centavos(0),
    totalBenefits: centavos(600_000),
  },
  link: 'https://loja.vr-loja.example/proposta/abc',
}
const premises: SavingsPremises = {
  employees: 10,
  monthlyValue: centavos(60_000),
  regime: 'real',
  rates: { ...FIRST_RATES, rat: 300 },
  pat: { incomeTax: centavos(50_000_000), isLimited: true, minimumWage: centavos(162_100), entitled: 10 },
}
const withSavings = (one: SavingsPremises): PrintedProposal => ({
  ...facts,
  savings: { premises: one, estimate: estimateSavings(one) },
})
const print = (one: PrintedProposal) => printProposal(one)

const card: ContractLine = {
  code: 1,
  name: 'Cartão',
  isFood: false,
  quantity: 10,
  monthlyValue: centavos(60_000),
  planPeriod: 'monthly',
  productValue: centavos(600_000),
  total: centavos(600_000),
  additions: [],
  entries: ['Tarifa de emissão de cartões', 'Tarifa de entrega'].map((name, conditionId) => ({
    conditionId,
    name,
    description: '',
    kind: 'fee',
    rate: 'unit',
    unitValue: 690,
    value: centavos(0),
  })),
}
const plan: ContractLine = { ...card, name: 'RH Gerencial', planPeriod: 'annual', entries: [] }
const ofCards = (count: number): PrintedProposal['groups'] => [
  {
    group: 'default',
    lines: Array.from({ length: count }, (_, at) => ({
      ...card,
      code: at,
      name: `Cartão ${at + 1} de então`,
    })),
  },
]

describe('a proposal', () => {
  test('of cards tells their delivery and a total of the order', async () => {
    const { text } = await readPdf(await print({ ...facts, groups: ofCards(1) }))
    expect(text).toContain('Entrega Capitais: 5 dias úteis')
    expect(text).toMatch(/Total do pedido\s+R\$/)
  })

  test.each([
    ['annual', 'Total por ano'],
    ['monthly', 'Total por mês'],
  ] as const)(
    'of an %s plan alone tells the unit of its total, and no delivery',
    async (planPeriod, total) => {
      const groups = [{ group: 'hcm', lines: [{ ...plan, planPeriod }] }] as const
      const totals = { ...facts.totals, totalBenefits: centavos(0) }
      const { text } = await readPdf(await print({ ...facts, groups, totals }))
      expect(text).not.toContain('Valor dos benefícios')
      expect(text).toMatch(new RegExp(`${total}\\s+R\\$\\s6\\.000,00`))
      expect(text).not.toContain('Total do pedido')
      expect(text).not.toContain('Entrega')
      const mixed = await readPdf(await print({ ...facts, groups: [...ofCards(1), ...groups] }))
      expect(mixed.text).toMatch(/Total do pedido\s+R\$/)
      expect(mixed.text).toContain('Entrega')
    },
  )
})

describe('the saving in a proposal', () => {
  test.each([1, 20, 50])('is its second page, however many products it has: %i', async (count) => {
    const { pages } = await readPdf(await print({ ...withSavings(premises), groups: ofCards(count) }))
    const [first = '', second = '', ...others] = pages
    expect(second).toContain('O que a empresa economiza')
    expect(second).toContain('Isto é uma estimativa e não substitui o seu contador.')
    for (const said of ['Total do pedido', 'Entrega', 'Condições', facts.link]) expect(first).toContain(said)
    expect([first, ...others].join(' ').match(/Cartão \d+ de então/g)).toHaveLength(count)
    expect([first, ...others].join(' ')).not.toContain('economiza')
    expect(first.includes('estão a partir da página 3')).toBe(count > 1)
  })

  test('is its second page: picture, table with laws, premises and what it is', async () => {
    const { pages } = await readPdf(await print(withSavings(premises)))
    expect(pages).toHaveLength(2)
    const [first = '', second = ''] = pages
    expect(first).not.toContain('O que a empresa economiza')
    for (const said of [
      'O que a empresa economiza',
      'Lucro real',
      'RAT 3%',
      'Como salário',
      'Como benefício',
      'R$ 6.000,00',
      'Férias e um terço',
      'Lei 8.036/1990, art. 15',
      'CLT, art. 457, § 2º',
      'Dedução do PAT',
      'R$ 10.800,00',
      'Valor para os colaboradores',
      'Isto é uma estimativa e não substitui o seu contador.',
    ])
      expect(second).toContain(said)
    expect(second).toMatch(/R\$ 3\.120,00 a menos por mês R\$ 37\.440,00 a menos por ano/)
  })

  test('is the same bytes each time, and nothing of it is there unless it is asked for', async () => {
    const one = await print(withSavings(premises))
    expect(Buffer.from(await print(withSavings(premises))).equals(Buffer.from(one))).toBe(true)
    const { pages, text } = await readPdf(await print(facts))
    expect(pages).toHaveLength(1)
    expect(text).not.toContain('estimativa')
  })

  test.each(['simples', 'simplesIv', 'presumed'] as const)(
    'in %s tells the rates that are paid',
    async (regime) => {
      const { text } = await readPdf(await print(withSavings({ ...premises, regime })))
      expect(text.includes('INSS patronal 20%')).toBe(regime !== 'simples')
      expect(text.includes('terceiros 5,8%')).toBe(regime === 'presumed')
      expect(text).not.toContain('Dedução do PAT')
    },
  )
})
