import { listActiveOffers as definition } from '@benefits/wire/offer/list-active-offers'
import { done } from '../../outcome/outcome.ts'
import { describedOffers } from '../../services/selling/offers-in-force.ts'
import { answerCall } from '../handled-call.ts'

/** Offers in force for the issuer and channel. */
export const listActiveOffers = answerCall(definition, async (_input, { content, channel }) =>
  done({ offers: describedOffers(content, channel) }),
)
