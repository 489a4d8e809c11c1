import type { PlanPeriod } from '../catalogue/product.ts'
import type { CartLine } from './cart-line.ts'

/** A product by code and name. */
export interface NamedProduct {
  readonly id: number
  readonly name: string
}

/**
 * The browser's cart. Every line carries `planPeriod`; no two lines have the same id. `revision` grows with every
 * change: a price asked for at an older revision is dropped.
 */
export interface CartState {
  readonly lines: readonly CartLine[]
  /** Codes of the chosen add-on services. */
  readonly addOnCodes: readonly number[]
  /**
   * Add-ons that an offer does not put in by itself: those that were given up here, or all others than those in the
   * cart, which was registered elsewhere. Absent while nothing was given up.
   */
  readonly givenUpAddOns?: readonly number[] | 'others'
  /** Products the buyer showed interest in without buying. */
  readonly interest: readonly NamedProduct[]
  readonly planPeriod: PlanPeriod
  /** Group code of the selected modality; null before the first choice. */
  readonly selectedGroupCode: number | null
  /**
   * Group codes of the service groups that are hired in one go, in the order of their forms. Empty in the ordinary
   * cart, whose lines are all of the selected modality.
   */
  readonly jointGroupCodes: readonly number[]
  /** Cards that the buyer wants of a wallet modality (Multi), also before a balance has them; see `readWallet`. */
  readonly walletAmount: number
  /** What pricing took out because it is not sold where the company is. */
  readonly removedProducts: readonly NamedProduct[]
  readonly revision: number
}

/** A cart nobody touched. */
export const EMPTY_CART: CartState = {
  lines: [],
  addOnCodes: [],
  interest: [],
  planPeriod: 'monthly',
  selectedGroupCode: null,
  jointGroupCodes: [],
  walletAmount: 0,
  removedProducts: [],
  revision: 0,
}

/** A cart after a move: what changed, one revision later; without lines the add-ons go too. */
export function moved(cart: CartState, change: Partial<Omit<CartState, 'revision'>>): CartState {
  const next = { ...cart, ...change, revision: cart.revision + 1 }
  return next.lines.length === 0 ? { ...next, addOnCodes: EMPTY_CART.addOnCodes } : next
}
