import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import type { Address } from '@benefits/domain/customer/address'
import { type DeliveryForecast, deliveryForecast } from '@benefits/domain/region/delivery-forecast'
import { deliveryPlace } from '@benefits/domain/region/delivery-place'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'

/** The forecast for the buyer's own address. */
export interface OwnForecast extends DeliveryForecast {
  readonly address: Pick<Address, 'city' | 'state'>
}

/**
 * The deadline of the address that the cards go to, as far as it is known: the delivery address of the purchase, before
 * it the company's own. Counted as if the boleto were paid today.
 */
export function useDeliveryForecast(): OwnForecast | null {
  const { issuer } = useIssuer().configuration
  const address = useVisitor(
    ({ purchase, customer }) =>
      purchase.companyData?.deliveryAddress ?? customer.company?.fiscalAddress ?? null,
  )
  const place = address && deliveryPlace(address)
  if (!place) return null
  const forecast = deliveryForecast(place, issuer, calendarDateInSaoPaulo(new Date()))
  return forecast && { ...forecast, address: { city: address.city, state: place.uf } }
}
