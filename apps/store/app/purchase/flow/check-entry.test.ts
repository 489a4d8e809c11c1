import { CODE } from '@benefits/copy/code-of-refusal'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { type CartState, EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { editLine } from '@benefits/domain/cart/lines/edit-line'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { describe, expect, test } from 'vitest'
import type { StoreCode } from '../../commands/command-result.ts'
import { changeCart } from '../../visit/cart-moves.ts'
import { withCart } from '../../visit/cart-slice.ts'
import { takeProposal } from '../../visit/proposal-moves.ts'
import { firstVisit, type VisitorState } from '../../visit/visitor-state.ts'
import { checkEntry, type EntryPlace, type GuardedPage } from './check-entry.ts'

const AUTO = sampleLine({ productCode: 34, name: 'Auto' })
const MEAL = sampleLine()
const BALANCE = sampleLine({ productCode: 2076, name: 'Multi Auto', groupCode: 207 })

const WAITING = {
  stage: 'waiting',
  id: 'a',
  maskedEmail: 'ana***',
  whose: 'made',
  isReturning: false,
} as const
const selling = { carts: { 0: 'beneficios', 207: 'multi' } }
const WHOLE = { selling, sold: null }
const AUTO_ONLY = { selling, sold: { productCodes: [34], groupCodes: [0] } }

const judgeAccess = (state: VisitorState, asked: EntryPlace['asked'], sale: EntryPlace['sale']) =>
  checkEntry('access', state, { hasAccessManagement: true, sale, asked })

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

  test('are for a product that a proposal has and the channel does not sell, until the cart is another one', () => {
    const proposal = { cart: holding(AUTO, MEAL).shopping.cart, offer: null, cnpj: '12345678000195' }
    const named = { key: 'chave', number: 'P-7KQM-4X9T', validUntil: '2026-12-06' }
    const taken = { ...firstVisit, ...takeProposal(firstVisit, { ...proposal, ...named, isOpen: true }) }
    expect(judgeAccess(taken, null, AUTO_ONLY)).toBeNull()
    const change = (quantity: number) => (cart: CartState) => editLine(cart, MEAL.productCode, { quantity })
    const changed = { ...taken, ...changeCart(taken, change(MEAL.quantity + 1)) }
    expect(judgeAccess(changed, null, AUTO_ONLY)).toBe('cart')
    const back = { ...changed, ...changeCart(changed, change(MEAL.quantity)) }
    expect(judgeAccess(back, null, AUTO_ONLY)).toBeNull()
    // Another company, or a last day that is over: the server has the last word.
    expect(judgeAccess(refused(back, CODE.productUnknown), null, AUTO_ONLY)).toBe('cart')
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
    const access = { ...firstVisit.access, account: WAITING }
    const made = { ...holding(AUTO), access }
    expect(judgeAccess(made, 'password', WHOLE)).toBe('verification')
    expect(judgeAccess(made, 'confirmation', WHOLE)).toBe('verification')
    expect(judgeAccess(made, 'register', WHOLE)).toBeNull()
    const returning = { ...made, access: { ...access, account: { ...WAITING, isReturning: true } } }
    expect(judgeAccess(returning, 'confirmation', WHOLE)).toBeNull()
    expect(judgeAccess({ ...made, ...holding(MEAL), access }, 'confirmation', AUTO_ONLY)).toBe('cart')
  })
})

const WITH_ACCOUNTS = { hasAccessManagement: true, sale: WHOLE, asked: null }
const judge = (page: GuardedPage, state: VisitorState) => checkEntry(page, state, WITH_ACCOUNTS)

const shopper: VisitorState = {
  ...firstVisit,
  shopping: {
    ...firstVisit.shopping,
    cart: { ...EMPTY_CART, lines: [MEAL], selectedGroupCode: 0, revision: 3 },
  },
}
const verified: VisitorState = {
  ...shopper,
  access: { ...shopper.access, account: { ...WAITING, stage: 'verified', email: 'ana@alfa.example' } },
}
const registered: VisitorState = {
  ...verified,
  customer: { ...verified.customer, leadId: 'lead' },
  purchase: { ...verified.purchase, cartId: 'cart', registeredRevision: 3 },
}

describe.each(['checkoutCart', 'summary'] as const)('opening %s', (step) => {
  test('without products or modality leads to the initial page', () => {
    expect(judge(step, firstVisit)).toBe('initialPage')
    const { cart } = shopper.shopping
    const noModality = { ...shopper.shopping, cart: { ...cart, selectedGroupCode: null } }
    expect(judge(step, { ...shopper, shopping: noModality })).toBe('initialPage')
  })

  test('as a stranger leads to the access step, with an unverified account to its code', () => {
    expect(judge(step, shopper)).toBe('access')
    const unverified = { ...shopper, access: { ...shopper.access, account: WAITING } }
    expect(judge(step, unverified)).toBe('verification')
  })
})

test('the cart opens for a verified buyer', () => {
  expect(judge('checkoutCart', verified)).toBeNull()
})

describe('the summary', () => {
  test('opens once the cart is registered as it stands', () => {
    expect(judge('summary', registered)).toBeNull()
  })

  test('leads to the cart where nothing is registered or the cart was edited since', () => {
    expect(judge('summary', verified)).toBe('checkoutCart')
    const edited = {
      ...registered,
      shopping: { ...registered.shopping, cart: { ...registered.shopping.cart, revision: 4 } },
    }
    expect(judge('summary', edited)).toBe('checkoutCart')
  })
})

const WITHOUT_ACCOUNTS = { hasAccessManagement: false, sale: WHOLE, asked: null }
const known: VisitorState = {
  ...firstVisit,
  customer: { ...firstVisit.customer, company: {} as never },
}

describe('a page of the order', () => {
  const { shopping, purchase, customer, order } = known
  const cart = { ...shopping.cart, selectedGroupCode: 0, lines: [{ productCode: 27 } as never], revision: 3 }
  const priced = { ...shopping, cart, pricing: {} as never }
  const registered = { ...purchase, cartId: 'cart', registeredRevision: 3 }
  const saved = { ...order, company: {} as never }
  const whole: VisitorState = {
    ...known,
    shopping: priced,
    purchase: registered,
    customer: { ...customer, leadId: 'lead' },
    order: saved,
  }
  test.each([
    ['orderCart', { ...whole, shopping }, 'initialPage'],
    ['orderCart', whole, null],
    ['companyData', firstVisit, 'initialPage'],
    ['companyData', known, null],
    ['orderReview', { ...whole, shopping: { ...priced, pricing: null } }, 'initialPage'],
    ['orderReview', { ...whole, purchase }, 'companyData'],
    ['orderReview', { ...whole, purchase: { ...registered, registeredRevision: 2 } }, 'companyData'],
    ['orderReview', { ...whole, order }, 'companyData'],
    ['orderReview', whole, null],
  ] as const)('%s opens or leads on: case %#', (page, state, elsewhere) => {
    expect(checkEntry(page, state, WITHOUT_ACCOUNTS)).toBe(elsewhere)
  })
})
