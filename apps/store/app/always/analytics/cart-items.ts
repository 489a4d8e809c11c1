import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { CURRENCY, type Ecommerce, type EventItem, type EventPricing } from '../reports/event.ts'

/** What the items of an event need of a cart's line. */
export type EventLine = Pick<
  CartLine,
  'productCode' | 'name' | 'groupCode' | 'lineType' | 'quantity' | 'monthlyValue'
>

/** What an HR plan costs in centavos, by its code; null while nobody knows. */
export type PlanValue = (productCode: number) => number | null

/**
 * The items of cart events (docs/rules/consent.md: events): the balances of a wallet modality are one card, worth the
 * sum of their values, as often as the highest quantity; an HR plan is one item at the plan's value; any other line is
 * its quantity times its monthly value.
 */
export function ecommerceOf(
  lines: readonly EventLine[],
  walletGroupCodes: readonly number[],
  planValue: PlanValue,
): Ecommerce {
  const wallets = walletGroupCodes.flatMap((groupCode) => {
    const balances = lines.filter((line) => line.groupCode === groupCode)
    return balances.length === 0 ? [] : [walletItem(groupCode, balances)]
  })
  const others = lines
    .filter(({ groupCode }) => !walletGroupCodes.includes(groupCode))
    .map((line) =>
      line.lineType === 'hcm'
        ? item(line.productCode, line.name, 1, planValue(line.productCode) ?? 0)
        : item(line.productCode, line.name, line.quantity, line.monthlyValue),
    )
  const items = [...wallets, ...others]
  const centavos = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0)
  return { currency: CURRENCY, value: centavos / 100, items }
}

/** What an order costs, as events tell it. */
export function pricingOf({ total, totalWithDiscount, totalFees, totalBenefits }: Pricing): EventPricing {
  return {
    total: total / 100,
    total_with_discount: totalWithDiscount / 100,
    fees: totalFees / 100,
    benefits: totalBenefits / 100,
  }
}

function walletItem(groupCode: number, balances: readonly EventLine[]): EventItem {
  const value = balances.reduce((sum, { monthlyValue }) => sum + monthlyValue, 0)
  const most = Math.max(...balances.map(({ quantity }) => quantity))
  return item(groupCode, balances.map(({ name }) => name).join(' + '), most, value)
}

function item(code: number, name: string, quantity: number, centavos: number): EventItem {
  return { item_id: String(code), item_name: name, quantity, price: centavos / 100 }
}
