import { listActiveOffers as definition } from '@benefits/wire/offer/list-active-offers'
import { answerCall, done } from '../handled-call.ts'
import { offersInForce } from './offers-in-force.ts'

/** Offers in force for the issuer and channel. */
export const listActiveOffers = answerCall(definition, async (_input, { issuer, channel }) =>
  done({ offers: offersInForce(issuer, channel) }),
)
