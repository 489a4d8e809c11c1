import { useMemo } from 'react'
import { offerOf } from '../../../visit/offer-of.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'

/** What the cart's offer is called and gives, as far as it is known. */
export interface Offered {
  readonly name: string | null
  readonly services: readonly { readonly code: number; readonly name: string }[]
}

/** Reads the offer that the cart is bought under and the services in the cart. */
export function useOffered(): Offered {
  const code = useVisitor(({ shopping }) => offerOf(shopping))
  const addOnCodes = useVisitor(({ shopping }) => shopping.cart.addOnCodes)
  const active = useVisitor(({ offers }) => offers.active)
  return useMemo(() => {
    const offer = active.find((one) => one.code === code)
    const services = addOnCodes.flatMap((addOn) => {
      const item = offer?.items.find(({ productCode }) => productCode === addOn)
      return item ? [{ code: addOn, name: item.name }] : []
    })
    return { name: offer?.name ?? null, services }
  }, [code, addOnCodes, active])
}
