import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Address } from '@benefits/domain/customer/address'
import type { ContractedProduct, CustomerType } from '@benefits/domain/customer/customer-type'
import type { Utm } from '../commands/command-table.ts'
import type { CartSlice } from './cart-slice.ts'
import type { OffersSlice } from './offers-slice.ts'

/** The company that buys, as the registry gave it. */
export interface Company {
  readonly cnpj: string
  readonly tradeName: string
  readonly channelCode: string | null
  /** What that channel is called; visits of before it was told have none. */
  readonly channelName?: string | null
  readonly fiscalAddress: Address
}

export interface CustomerSlice {
  readonly company: Company | null
  readonly customerType: CustomerType | null
  readonly contractedProducts: readonly ContractedProduct[]
  /** The registered lead; null before the purchase is registered. */
  readonly leadId: string | null
  /** Campaign of the first page of the visit. */
  readonly utm: Utm | null
}

export const noCustomer: CustomerSlice = {
  company: null,
  customerType: null,
  contractedProducts: [],
  leadId: null,
  utm: null,
}

/** The slice before any company: the campaign is the visit's. */
export function withoutCompany({ utm }: CustomerSlice): CustomerSlice {
  return { ...noCustomer, utm }
}

interface Ordered {
  readonly shopping: CartSlice
  readonly offers: OffersSlice
}

/** The slice after an order: what was ordered, its services too, is contracted from now on. */
export function withOrdered(customer: CustomerSlice, visit: Ordered): CustomerSlice {
  const known = new Set(customer.contractedProducts.map(({ code }) => code))
  const ordered = [...visit.shopping.cart.lines.map(toContracted), ...servicesOf(visit)].filter(
    ({ code }) => !known.has(code),
  )
  return {
    ...customer,
    customerType: 'withAvailableProducts',
    contractedProducts: [...customer.contractedProducts, ...ordered],
  }
}

function toContracted({
  productCode,
  name,
  groupCode,
  quantity,
  monthlyValue,
  planPeriod,
}: CartLine): ContractedProduct {
  return { code: productCode, groupCode, name, quantity, value: monthlyValue, planPeriod }
}

/** The offer's services that came with the order. */
function servicesOf({ shopping, offers }: Ordered): ContractedProduct[] {
  const offer = offers.active.find(({ code }) => code === shopping.offerCode)
  return shopping.cart.addOnCodes.flatMap((addOn) => {
    const item = offer?.items.find(({ productCode }) => productCode === addOn)
    return item ? [{ code: addOn, groupCode: item.groupCode, name: item.name }] : []
  })
}
