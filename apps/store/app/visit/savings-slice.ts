import { benefitsOfCart } from '@benefits/domain/savings/benefits-of-cart'
import { FIRST_RATES, FIRST_REGIME, type SavingsPremises } from '@benefits/domain/savings/estimate-savings'
import type { CartSlice } from './cart-slice.ts'

/** What a buyer changed on the page of the saving; null where nothing was. */
export interface SavingsSlice extends Omit<SavingsPremises, 'employees' | 'monthlyValue'> {
  /** People and value where they were typed, for the cart of that revision; null: the cart's. */
  readonly amount:
    | (Pick<SavingsPremises, 'employees' | 'monthlyValue'> & { readonly revision: number })
    | null
}

type Slices = { readonly savings: SavingsSlice | null; readonly shopping: CartSlice }

/** Keeps what a buyer changed, so that a proposal pictures it; `isTyped`: people or value are theirs. */
export function recordSavings(
  { shopping }: Slices,
  { employees, monthlyValue, ...premises }: SavingsPremises,
  isTyped: boolean,
): Pick<Slices, 'savings'> {
  const { revision } = shopping.cart
  return { savings: { ...premises, amount: isTyped ? { employees, monthlyValue, revision } : null } }
}

/**
 * What a proposal's picture goes by: what was changed, with the cart's people and value unless they were typed for the
 * cart as it stands; null for a cart without benefits whose numbers nobody typed.
 */
export function savingsOf({ savings, shopping }: Slices): SavingsPremises | null {
  const { lines, revision } = shopping.cart
  const typed = savings?.amount?.revision === revision ? savings.amount : null
  const amount = typed ?? benefitsOfCart(lines)
  if (amount === null) return null
  const { employees, monthlyValue } = amount
  const { regime, rates, pat } = savings ?? { regime: FIRST_REGIME, rates: FIRST_RATES, pat: null }
  return { employees, monthlyValue, regime, rates, pat }
}
