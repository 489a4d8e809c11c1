import type { MetaFunction } from 'react-router'
import { OfferEntry, offerCopy } from '../features/offer/public.ts'
import { pageTitle } from '../issuer/page-title.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, offerCopy.title)

export default function Offer() {
  return <OfferEntry />
}
