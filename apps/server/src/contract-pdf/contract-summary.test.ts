import { centavos } from '@benefits/domain/money/centavos'
import { expect, it } from 'vitest'
import type { ContractFacts, ContractLine } from './contract-facts.ts'
import { summariseContract } from './contract-summary.ts'

const line = (own: Partial<ContractLine>): ContractLine => ({
  code: 27,
  name: 'Refeição',
  isFood: true,
  quantity: 10,
  monthlyValue: centavos(50_000),
  planPeriod: 'monthly',
  productValue: centavos(500_000),
  total: centavos(500_000),
  entries: [],
  additions: [],
  ...own,
})
const plan = line({
  code: 20151,
  name: 'Essencial',
  monthlyValue: centavos(10_000),
  planPeriod: 'annual',
  productValue: centavos(120_000),
  total: centavos(96_000),
  entries: [
    {
      conditionId: 36,
      name: 'Plano anual',
      description: '',
      kind: 'discount',
      rate: 'percent',
      unitValue: 2_000,
      value: centavos(-24_000),
    },
  ],
  additions: ['Banco de horas'],
  extensions: [
    { code: 20210, name: 'Ponto pelo WhatsApp', monthlyValue: centavos(1_200), value: centavos(14_400) },
  ],
})

const DELIVERY = {
  conditionId: null,
  name: 'Taxa de entrega',
  description: '',
  kind: 'fee',
  rate: 'fixed',
  unitValue: 1_000,
  value: centavos(1_000),
} as const

/** In words with plain spaces: amounts are written with the unbreakable one. */
function told(groups: ContractFacts['groups'], total: number, fees = 0) {
  const totals = {
    total: centavos(total),
    totalWithDiscount: centavos(total),
    totalFees: centavos(fees),
    totalBenefits: centavos(0),
  }
  const sections = summariseContract({ groups, addOns: [], totals } as unknown as ContractFacts)
  return Object.fromEntries(
    sections.map(({ title, lines }) => [title, lines.map((words) => words.replaceAll('\u00a0', ' '))]),
  )
}

it('a contract of cards is told in plain words: what, how much, until when, how to end it', () => {
  expect(told([{ group: 'default', lines: [line({ entries: [DELIVERY] })] }], 501_000, 1_000)).toEqual({
    'O que você contrata': ['Refeição: 10 cartões com R$ 500,00 em cada um, neste pedido'],
    'Quanto custa': [
      'Neste pedido: R$ 5.010,00',
      'Tarifas incluídas: R$ 10,00',
      'No próximo pedido: Taxa de entrega, R$ 10,00 por pedido.',
    ],
    'Até quando vale': ['A partir do aceite, por prazo indeterminado.'],
    'Como encerrar': [
      'A qualquer tempo e sem multa, com aviso de trinta dias de antecedência, pelo portal ou por escrito.',
      'O saldo que já foi creditado continua com os colaboradores.',
    ],
  })
})

it('the balances of a Multi card are told of the cards that they share', () => {
  const balances = [line({ name: 'Multi Refeição PAT' }), line({ name: 'Multi Auto', quantity: 1 })]
  expect(told([{ group: 'multi', lines: balances }], 550_000)['O que você contrata']).toEqual([
    'Multi Refeição PAT: R$ 500,00 em cada um dos 10 cartões, neste pedido',
    'Multi Auto: R$ 500,00 em 1 cartão, neste pedido',
  ])
})

it('a mixed order tells what is paid now and each year, and a plan alone speaks of no cards', () => {
  const mixed = told(
    [
      { group: 'default', lines: [line({ quantity: 1, productValue: centavos(50_000) })] },
      { group: 'hcm', lines: [plan] },
    ],
    146_000,
  )
  expect(mixed['O que você contrata']).toEqual([
    'Refeição: 1 cartão com R$ 500,00, neste pedido',
    'Essencial: 10 colaboradores, plano anual. Com: Banco de horas',
  ])
  expect(mixed['Quanto custa']).toEqual([
    'Essencial, 10 colaboradores: R$ 1.056,00 por ano',
    'Ponto pelo WhatsApp: R$ 144,00 por ano',
    'Plano anual: -R$ 240,00 por ano',
    'Neste pedido: R$ 500,00',
    'Plano de RH, por ano: R$ 960,00',
    'Total do pedido: R$ 1.460,00',
    'Tarifas: nenhuma neste pedido',
  ])
  expect(mixed['Até quando vale']).toHaveLength(2)

  const alone = told([{ group: 'hcm', lines: [plan] }], 96_000)
  expect(alone['Até quando vale']).toEqual(['O plano anual vale por doze meses.'])
  expect(alone['Como encerrar']?.join(' ')).not.toContain('saldo')
  expect(alone['Como encerrar']?.at(-1)).toBe(
    'Encerrado o plano anual antes do período, a devolução dos meses não usados considera o preço mensal sem desconto.',
  )
})

const issuance = {
  ...DELIVERY,
  conditionId: 1,
  name: 'Tarifa de emissão de cartões',
  rate: 'unit',
  unitValue: 690,
} as const
const offered = (value: number) =>
  ({
    ...DELIVERY,
    conditionId: 36,
    kind: 'offer',
    name: 'Multi sem tarifas',
    value: centavos(value),
  }) as const

it('fees are told as they are charged after the offer, and what the next order costs', () => {
  const fees = [
    { ...issuance, value: centavos(13_800) },
    { ...DELIVERY, unitValue: 2_990, value: centavos(2_990) },
  ]
  const cost = (off: number) =>
    told([{ group: 'multi', lines: [line({ entries: [...fees, offered(-off)] })] }], 516_790 - off, 16_790)[
      'Quanto custa'
    ]
  expect(cost(16_790)).toEqual([
    'Neste pedido: R$ 5.000,00',
    'Tarifas: nenhuma neste pedido, com o desconto de R$ 167,90',
    'No próximo pedido: Tarifa de emissão de cartões, R$ 6,90 por cartão novo; Taxa de entrega, R$ 29,90 por pedido.',
  ])
  expect(cost(13_800)).toContain('Tarifas incluídas: R$ 29,90, já com o desconto de R$ 138,00')
})

it('a total of mobility is told without what transport operators charge', () => {
  const transport = line({ name: 'Mobilidade', isFood: false })
  const cost = told([{ group: 'mobility', lines: [transport] }], 500_000)['Quanto custa']
  expect(cost).toContain('Taxa de repasse: variável, das operadoras, fora deste total')
  expect(told([{ group: 'default', lines: [line({})] }], 500_000)['Quanto custa']?.join()).not.toContain(
    'repasse',
  )
})
