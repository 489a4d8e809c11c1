import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { firstVisit, type VisitorState } from '../../../visit/visitor-state.ts'
import { wordsOfLoss } from './offer-lack.tsx'

const item = { minQuantity: 0, name: '', description: '' }
const offer: VisitorState['offers']['active'][number] = {
  code: 'multi',
  name: 'Multi com bem-estar',
  descriptionHtml: '',
  minValue: centavos(100_000),
  minCards: 5,
  minEmployees: 0,
  items: [{ ...item, productCode: 2071, productFamily: 'Multi', groupCode: 207, lineType: 'benefit' }],
  rules: [],
}
const line = (quantity: number) =>
  sampleLine({ productCode: 2071, groupCode: 207, quantity, monthlyValue: centavos(20_000) })
function told(quantity: number, offerCode: string | null = 'multi', groups = [207]): string | null {
  const { shopping, offers } = firstVisit
  const cart = { ...shopping.cart, lines: [line(quantity)] }
  const visit = {
    ...firstVisit,
    shopping: { ...shopping, cart, offerCode, offerGroupCodes: groups },
    offers: { ...offers, active: [offer] },
  }
  return wordsOfLoss(visit, [207])
}

test('a cart that falls out of its offer says so, and what would bring it back', () => {
  expect(told(5)).toBeNull()
  expect(told(4)).toBe(
    'Assim, o carrinho sai da oferta Multi com bem-estar: os descontos e os serviços dela não entram no preço. A oferta vale a partir de 5 cartões.',
  )
})

test('a cart without an offer, or of another modality than its offer’s, says nothing of one', () => {
  expect(told(4, null)).toBeNull()
  expect(told(4, 'multi', [20_000])).toBeNull()
})
