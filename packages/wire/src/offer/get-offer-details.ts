import { defineCall } from '../call.ts'
import { offer } from './list-active-offers.ts'

/** The offer named by the `identificacao-oferta` header, whole; `offerNotApplicable` where it cannot be applied. */
export const getOfferDetails = defineCall({
  id: 'offer.details',
  method: 'GET',
  path: '/api/bff/ofertas-ativas/detalhes-oferta',
  summary: 'Detalhes da oferta indicada em identificacao-oferta.',
  answer: offer,
  success: 200,
  problems: ['issuerUnknown', 'channelUnknown', 'offerNotApplicable'],
  cacheable: true,
  byOffer: true,
})
