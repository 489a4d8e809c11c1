import { getAcceptance as definition } from '@benefits/wire/configuration/get-acceptance'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** Where each card is accepted, named as the catalogue names it. */
export const getAcceptance = answerCall(definition, async (_input, { content: { acceptance, products } }) => {
  const maps = acceptance.map(({ productCode, byState }) => ({
    productCode,
    productName: products.find(({ code }) => code === productCode)?.name ?? '',
    byState: { ...byState },
  }))
  return done({ result: { maps } })
})
