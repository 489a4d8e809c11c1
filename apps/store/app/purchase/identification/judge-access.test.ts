import { CODE } from '@benefits/copy/code-of-refusal'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { centavos } from '@benefits/domain/money/centavos'
import { describe, expect, test } from 'vitest'
import type { StoreCode } from '../../commands/command-result.ts'
import { withCart } from '../../visit/cart-slice.ts'
import { firstVisit, type VisitorState } from '../../visit/visitor-state.ts'
import { judgeAccess } from './judge-access.ts'

const AUTO: CartLine = {
  productCode: 34,
  name: 'Auto',
  groupCode: 0,
  quantity: 10,
  monthlyValue: centavos(50_000),
  lineType: 'benefit',
  planPeriod: 'monthly',
  isAddOn: false,
  additionalProducts: [],
}
const MEAL: CartLine = { ...AUTO, productCode: 27, name: 'Refeição' }
const BALANCE: CartLine = { ...AUTO, productCode: 2076, name: 'Multi Auto', groupCode: 207 }

const selling = { carts: { 0: 'beneficios', 207: 'multi' } }
const WHOLE = { selling, sold: null }
const AUTO_ONLY = { selling, sold: { productCodes: [34], groupCodes: [0] } }

function holding(...lines: readonly CartLine[]): VisitorState {
  return { ...firstVisit, shopping: withCart(firstVisit.shopping, lines.reduce(addLine, EMPTY_CART)) }
}

function refused(state: VisitorState, pricingFailure: StoreCode): VisitorState {
  return { ...state, shopping: { ...state.shopping, pricingStatus: 'failed', pricingFailure } }
}

describe('the account steps', () => {
  test('are for whoever has something in the cart, or follows an offer', () => {
    expect(judgeAccess(firstVisit, null, WHOLE)).toBe('initialPage')
    expect(judgeAccess(holding(AUTO), null, WHOLE)).toBeNull()
    const following = { ...firstVisit, shopping: { ...firstVisit.shopping, offerCode: 'oferta' } }
    expect(judgeAccess(following, null, WHOLE)).toBeNull()
  })

  test('ask nothing for a product that the channel does not sell, before its price is refused', () => {
    expect(judgeAccess(holding(MEAL), null, WHOLE)).toBeNull()
    expect(judgeAccess(holding(AUTO), null, AUTO_ONLY)).toBeNull()
    expect(judgeAccess(holding(AUTO, MEAL), null, AUTO_ONLY)).toBe('cart')
    expect(judgeAccess(holding(MEAL), 'confirmation', AUTO_ONLY)).toBe('cart')
  })

  test('know where the channel has no page for such a cart', () => {
    expect(judgeAccess(holding(BALANCE), null, AUTO_ONLY)).toBe('unsold')
    expect(judgeAccess(holding({ ...AUTO, groupCode: 4711 }), null, WHOLE)).toBe('unsold')
  })

  test('are not for a cart whose price was refused for what is in it', () => {
    for (const code of [CODE.productUnknown, CODE.valueTooLow, CODE.quantityRefused])
      expect(judgeAccess(refused(holding(AUTO), code), null, WHOLE)).toBe('cart')
  })

  test('stay open where the price is missing for another reason', () => {
    const others = ['lost', CODE.serviceAway, CODE.downgradeRefused, CODE.offerNotApplicable] as const
    for (const code of others) expect(judgeAccess(refused(holding(AUTO), code), null, WHOLE)).toBeNull()
    const { shopping, ...state } = refused(holding(AUTO), CODE.valueTooLow)
    // While it is asked again nobody knows.
    expect(
      judgeAccess({ ...state, shopping: { ...shopping, pricingStatus: 'loading' } }, null, WHOLE),
    ).toBeNull()
  })

  test('are over once the account is made: what stands behind them is its code', () => {
    const access = { ...firstVisit.access, accountId: 'a', hasAccess: true }
    const made = { ...holding(AUTO), access }
    expect(judgeAccess(made, 'password', WHOLE)).toBe('verification')
    expect(judgeAccess(made, 'confirmation', WHOLE)).toBe('verification')
    expect(judgeAccess(made, 'register', WHOLE)).toBeNull()
    const returning = { ...made, access: { ...access, isReturning: true } }
    expect(judgeAccess(returning, 'confirmation', WHOLE)).toBeNull()
    expect(judgeAccess({ ...made, ...holding(MEAL), access }, 'confirmation', AUTO_ONLY)).toBe('cart')
  })
})
