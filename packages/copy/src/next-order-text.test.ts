import { expect, it } from 'vitest'
import { nextOrderText } from './next-order-text.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')
const delivery = { name: 'Taxa de entrega', rate: 'fixed', unitValue: 2_990, isOfNewCards: false } as const
const issuance = {
  name: 'Tarifa de emissão de cartões',
  rate: 'unit',
  unitValue: 690,
  isOfNewCards: true,
} as const

it('tells in one line what the next order pays, and that the rest stays free', () => {
  expect(plain(nextOrderText({ charged: [issuance, delivery], hasFree: false }))).toBe(
    'Tarifa de emissão de cartões, R$ 6,90 por cartão novo; Taxa de entrega, R$ 29,90 por pedido.',
  )
  expect(plain(nextOrderText({ charged: [delivery], hasFree: true }))).toBe(
    'Taxa de entrega, R$ 29,90 por pedido. As demais tarifas seguem gratuitas.',
  )
  expect(nextOrderText({ charged: [], hasFree: true })).toBe('Só o crédito: as tarifas seguem gratuitas.')
  expect(nextOrderText(null)).toBe('')
})
