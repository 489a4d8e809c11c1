import { findLeads as definition } from '@benefits/wire/lead/find-leads'
import { done } from '../../outcome/outcome.ts'
import { listLeadsOfEmail } from '../../repositories/found-leads.ts'
import { hasProvenHere } from '../../repositories/verifications.ts'
import { saoPauloInstant } from '../../services/contract/sao-paulo-instant.ts'
import { answerCall } from '../handled-call.ts'

/**
 * The registered carts of an e-mail, for the session that proved it. Who did not learns nothing, the time of the answer
 * included: what there is is not even looked for (docs/rules/customers.md: found-again).
 */
export const findLeads = answerCall(definition, async ({ body }, context, { database: { kysely } }) => {
  const { issuer, products } = context.content
  const emailKey = body.email.toLowerCase()
  const asked = { issuer: issuer.code, emailKey }
  const { sessionId, steadyNow } = context
  if (!(await hasProvenHere(kysely, { ...asked, sessionId, steadyNow }))) return done({ leads: [] })
  const groupOf = new Map(products.map(({ code, groupCode }) => [code, groupCode]))
  const found = await listLeadsOfEmail(kysely, asked)
  return done({
    leads: found.map(({ leadId, cnpj, cartId, lines, pricing, offerCode, registeredAt }) => {
      const bought = lines.filter(({ lineType }) => lineType !== 'addOn')
      return {
        leadId,
        cnpj,
        cartId,
        groupCodes: [...new Set(bought.flatMap(({ productCode }) => groupOf.get(productCode) ?? []))],
        registeredAt: saoPauloInstant(registeredAt),
        total: pricing.totalWithDiscount,
        ...(offerCode === null ? {} : { offerCode }),
      }
    }),
  })
})
