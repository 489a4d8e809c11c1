import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { SQUARE } from '@benefits/domain/customer/sample-address'
import { centavos } from '@benefits/domain/money/centavos'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { expect, test } from 'vitest'
import { applyCurrentCart } from '../../visit/contract-moves.ts'
import { currentPricing } from '../../visit/own-pricing.ts'
import { firstVisit } from '../../visit/visitor-state.ts'
import { describeChanges } from './describe-changes.ts'

const line = (productCode: number, name: string, quantity: number, groupCode = 0) =>
  sampleLine({ productCode, name, quantity, groupCode })
const priceOf = (total: number): Pricing => ({
  total: centavos(total),
  totalWithDiscount: centavos(total),
  totalFees: centavos(0),
  totalBenefits: centavos(total),
  groups: {},
  lines: [],
})
const company = { tradeName: 'Alfa', fiscalAddress: SQUARE, deliveryAddress: SQUARE }
const { shopping, purchase, order } = firstVisit
const before = {
  order,
  shopping: {
    ...shopping,
    cart: {
      ...shopping.cart,
      lines: [line(27, 'Refeição', 10), line(31, 'Alimentação', 2)],
      selectedGroupCode: 0,
    },
    pricing: priceOf(600_000),
    pricedRevision: shopping.cart.revision,
  },
  purchase: {
    ...purchase,
    cartId: 'old',
    registeredRevision: shopping.cart.revision,
    companyData: company,
    authorisedCard: { cartId: 'old', brand: null, lastDigits: '0060' },
  },
}
const current = {
  cartId: 'new',
  company,
  cart: {
    lines: [line(27, 'Refeição', 3), line(40, 'Auto', 1, 900)],
    addOnCodes: [601],
    pricing: priceOf(200_000),
  },
}

test('a tab takes over what another one has registered: cart, price and registration', () => {
  const taken = applyCurrentCart(before, current)
  expect(taken.shopping.cart).toMatchObject({
    lines: current.cart.lines,
    addOnCodes: [601],
    selectedGroupCode: 0,
    jointGroupCodes: [0, 900],
  })
  expect(currentPricing(taken.shopping)).toEqual(current.cart.pricing)
  expect(taken.purchase).toMatchObject({
    cartId: 'new',
    registeredRevision: taken.shopping.cart.revision,
    authorisedCard: null,
  })
})

test('what is new in it is told: total, lines that changed, came and went, and the company', () => {
  const plain = (changes: readonly string[]) => changes.map((words) => words.replaceAll('\u00a0', ' '))
  expect(plain(describeChanges(before, applyCurrentCart(before, current)))).toEqual([
    'Total do pedido: de R$ 6.000,00 para R$ 2.000,00.',
    'Refeição: de 10 × R$ 500,00 para 3 × R$ 500,00.',
    'Auto entrou no pedido: 1 × R$ 500,00.',
    'Alimentação saiu do pedido.',
  ])
  const moved = {
    ...current,
    cartId: 'old',
    cart: { ...current.cart, pricing: priceOf(600_000), lines: before.shopping.cart.lines },
  }
  const renamed = applyCurrentCart(before, { ...moved, company: { ...company, tradeName: 'Beta' } })
  expect(describeChanges(before, renamed)).toEqual(['Os dados da empresa são outros. Confira-os no resumo.'])
  expect(renamed.purchase.authorisedCard).not.toBeNull()
})
