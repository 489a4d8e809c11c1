import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContractedRows } from './contracted-rows.tsx'
import type { ContractedView } from './solution-sections.ts'

const product: ContractedView = {
  code: 20152,
  name: 'Gerencial',
  isAddOn: false,
  quantity: 50,
  value: 49_900,
  planPeriod: 'annual',
}
const addOn: ContractedView = {
  code: 604,
  name: 'Apoio ao Trabalhador',
  isAddOn: true,
  quantity: 1,
  value: 0,
  planPeriod: 'monthly',
}
const rows = (products: readonly ContractedView[], lineType: 'hcm' | 'mobility' | 'benefit') =>
  renderToStaticMarkup(<ContractedRows products={products} lineType={lineType} />)
    .split('</li>')
    .slice(0, -1)
    .map((row) =>
      row
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )

test('an additional service says what it is, and no quantity', () => {
  expect(rows([product, addOn], 'hcm')).toEqual([
    'Gerencial 50 colaboradores, pagamento anual Contratado',
    'Apoio ao Trabalhador Serviço adicional Contratado',
  ])
})

test('quantities speak of workers and cards, and are left out where they are not known', () => {
  const many = { ...product, name: 'Produto', quantity: 1_200, value: 22_000 }
  expect(rows([many], 'mobility')).toEqual([
    'Produto 1.200 colaboradores, R$ 220,00 por mês para cada um Contratado',
  ])
  expect(rows([{ ...many, quantity: 1 }], 'benefit')).toEqual([
    'Produto 1 cartão de R$ 220,00 por mês Contratado',
  ])
  expect(rows([{ ...many, quantity: null, value: null }], 'benefit')).toEqual(['Produto Contratado'])
})
