import type { CartLine } from '@benefits/domain/cart/cart-line'
import { isFilled } from '@benefits/domain/cart/proceed-block'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { cartCopy } from '../copy.ts'

/**
 * What of a product is bought: cards and their value, a plan's employees and how it is paid, or that it is unfilled.
 */
export function lineWords(line: CartLine): string {
  const { lineType, quantity, monthlyValue, planPeriod } = line
  if (lineType === 'hcm') {
    if (!isFilled(line)) return cartCopy.unfilledPlan
    return `${cartCopy.employees(quantity)}, ${cartCopy.planPeriod[planPeriod]}`
  }
  if (!isFilled(line)) return cartCopy.unfilled
  return cartCopy.timesValue(quantity, formatBrl(monthlyValue))
}

/** The optional extensions of a plan's line in words; null where there are none. */
export function extensionWords({ additionalProducts }: Pick<CartLine, 'additionalProducts'>): string | null {
  const names = additionalProducts.filter(({ required }) => !required).map(({ name }) => name)
  return names.length > 0 ? cartCopy.withExtensions(new Intl.ListFormat('pt-BR').format(names)) : null
}

/** What several things are called in one go: 'Refeição, Auto e Boas Festas'. */
export function namesOf(things: readonly { readonly name: string }[]): string {
  return new Intl.ListFormat('pt-BR').format(things.map(({ name }) => name))
}
