import { CODE } from '@benefits/copy/code-of-refusal'

/** The best way on from a refusal of what is in the cart: what is pressed, and which field changes it there. */
export interface CartWay {
  readonly words: string
  readonly field: CartField
}

/** Marks of the fields of a cart's lines, `data-cart-field`; a line that is read has what opens it. */
export type CartField = 'quantity' | 'value' | 'line'

const REVIEW = { words: 'Rever o carrinho', field: 'line' } as const
const VALUE = { words: 'Ajustar o valor', field: 'value' } as const
const PLAN = { words: 'Escolher outro plano', field: 'line' } as const

/** Refusals of what is in the cart, which is put right there. */
export const CART_WAYS: Readonly<Record<number, CartWay>> = {
  [CODE.alreadyContracted]: REVIEW,
  [CODE.productUnknown]: REVIEW,
  [CODE.productsUnserved]: { words: 'Escolher outros produtos', field: 'line' },
  [CODE.quantityRefused]: { words: 'Ajustar a quantidade', field: 'quantity' },
  [CODE.valueRefused]: VALUE,
  [CODE.valueTooLow]: VALUE,
  [CODE.valueTooHigh]: VALUE,
  [CODE.downgradeRefused]: PLAN,
  [CODE.planAlreadyContracted]: PLAN,
}
