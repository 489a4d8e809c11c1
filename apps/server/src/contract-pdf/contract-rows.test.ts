import { centavos } from '@benefits/domain/money/centavos'
import { expect, it } from 'vitest'
import type { ContractGroup, ContractLine } from './contract-facts.ts'
import { contractLines } from './contract-rows.ts'

const line = (name: string, code: number, quantity: number): ContractLine => ({
  code,
  name,
  quantity,
  isFood: false,
  monthlyValue: centavos(40_000),
  planPeriod: 'monthly',
  productValue: centavos(40_000 * quantity),
  total: centavos(40_000 * quantity),
  additions: [],
  entries: [],
})
const told = (group: ContractGroup['group'], ...lines: ContractLine[]) =>
  contractLines({ groups: [{ group, lines }] }).map((text) => text.replace(/\s/g, ' '))

it('tells the balances of a Multi card of the cards that they share, and single cards one by one', () => {
  expect(told('multi', line('Multi Refeição PAT', 2_071, 8), line('Multi Auto', 2_076, 1))).toEqual([
    'Multi Refeição PAT, R$ 400,00 em cada um dos 8 cartões: R$ 3.200,00 neste pedido',
    'Multi Auto, R$ 400,00 em 1 cartão: R$ 400,00 neste pedido',
  ])
  expect(told('default', line('Refeição', 27, 8))).toEqual([
    'Refeição, 8 cartões de R$ 400,00: R$ 3.200,00 neste pedido',
  ])
})

it('explains what is given with the order', () => {
  const gift = {
    conditionId: 33,
    name: 'VR Marketplace',
    description: 'Ofertas de parceiros.',
    kind: 'offer',
    rate: 'fixed',
    unitValue: 0,
    value: centavos(0),
  } as const
  const given = { ...line('Refeição', 27, 1), entries: [gift] }
  expect(told('default', given)).toContain('VR Marketplace: gratuito. Ofertas de parceiros.')
})
