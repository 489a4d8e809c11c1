import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartState, EMPTY_CART } from '../cart/cart-state.ts'
import { removeLine } from '../cart/lines/remove-line.ts'
import { sampleLine } from '../cart/sample-lines.ts'
import { toggleAddOn } from '../cart/toggle-add-on.ts'
import { setWalletAmount } from '../cart/wallet/set-wallet-amount.ts'
import { setWalletValue } from '../cart/wallet/set-wallet-value.ts'
import { centavos } from '../money/centavos.ts'
import { applyOfferRules } from './apply-offer-rules.ts'
import { assessOffer, type OfferTerms } from './assess-offer.ts'
import { describedAddOns } from './describe-offer.ts'

const MULTI = 207
const BALANCES = [2071, 2076, 2078]
const ADD_ONS = [680, 602, 685, 601]

function item(productCode: number, more: { minQuantity?: number; hostCodes?: number[] } = {}) {
  const { minQuantity = 0, hostCodes } = more
  const isAddOn = !BALANCES.includes(productCode)
  return {
    productCode,
    productFamily: isAddOn ? 'Externo (SVA)' : 'Multi',
    minQuantity,
    name: '',
    description: '',
    groupCode: MULTI,
    lineType: isAddOn ? ('addOn' as const) : ('benefit' as const),
    ...(isAddOn ? { required: minQuantity > 0, hostCodes: hostCodes ?? [] } : {}),
  }
}

const offer: OfferTerms = {
  minValue: centavos(100_000),
  minCards: 5,
  minEmployees: 0,
  items: [
    ...BALANCES.map((code) => item(code)),
    item(680, { minQuantity: 1 }),
    item(602, { hostCodes: [2071] }),
    item(685),
    item(601),
  ],
  rules: [
    { from: centavos(0), to: centavos(500_000), maxAddOns: 1 },
    { from: centavos(500_000), to: centavos(900_000), maxAddOns: 2 },
    { from: centavos(900_000), to: null, maxAddOns: 3 },
  ],
}

const balance = (productCode: number) =>
  sampleLine({ productCode, groupCode: MULTI, quantity: 0, monthlyValue: centavos(0) })

type Move = (cart: CartState) => CartState

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom(...ADD_ONS, 999).map(
    (code): Move =>
      (cart) =>
        toggleAddOn(cart, code),
  ),
  fc.nat({ max: 30 }).map(
    (amount): Move =>
      (cart) =>
        setWalletAmount(cart, MULTI, amount),
  ),
  fc.tuple(fc.constantFrom(...BALANCES), fc.nat({ max: 60_000 })).map(
    ([code, value]): Move =>
      (cart) =>
        setWalletValue(cart, balance(code), centavos(value)),
  ),
  fc.constantFrom(...BALANCES).map(
    (code): Move =>
      (cart) =>
        removeLine(cart, code),
  ),
)

test('no sequence of toggles, quantities and balances breaks the maximum, the mandatory or the dependency', () => {
  const contracted = fc.subarray(ADD_ONS)
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), contracted, (moves, contractedCodes) => {
      const buyer = { walletGroupCodes: [MULTI], contractedCodes }
      let cart = EMPTY_CART
      for (const one of moves) {
        cart = applyOfferRules(one(cart), offer, buyer)
        const { facts, isMet } = assessOffer(offer, cart, buyer)
        const { addOnCodes } = cart
        expect(addOnCodes.length).toBeLessThanOrEqual(facts.maximum)
        expect(new Set(addOnCodes).size).toBe(addOnCodes.length)
        expect(addOnCodes.filter((code) => contractedCodes.includes(code))).toEqual([])
        if (addOnCodes.includes(602)) expect(facts.boughtCodes).toContain(2071)
        expect(addOnCodes.includes(680)).toBe(isMet && !contractedCodes.includes(680))
        expect(addOnCodes.every((code) => describedAddOns(offer).some((addOn) => addOn.code === code))).toBe(
          true,
        )
        expect(applyOfferRules(cart, offer, buyer)).toBe(cart)
      }
    }),
    { numRuns: 300 },
  )
})
