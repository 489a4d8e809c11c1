import { getOfferDetails as definition } from '@benefits/wire/offer/get-offer-details'
import { done, refuse } from '../../outcome/outcome.ts'
import { describedOffers } from '../../services/selling/offers-in-force.ts'
import { answerCall } from '../handled-call.ts'

/** One offer, whole; `offerNotApplicable` for one that this channel does not have. */
export const getOfferDetails = answerCall(definition, async (_input, { content, channel, offerCode }) => {
  const offer = describedOffers(content, channel).find(({ code }) => code === offerCode)
  return offer ? done(offer) : refuse('offerNotApplicable')
})
