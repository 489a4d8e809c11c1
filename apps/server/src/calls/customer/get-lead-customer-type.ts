import { getLeadCustomerType as definition } from '@benefits/wire/customer/get-lead-customer-type'
import { done, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { findCart } from '../../repositories/carts.ts'
import { findLeadForSession, type Lead } from '../../repositories/leads.ts'
import { findCompany } from '../../services/company/find-company.ts'
import { assessCustomer } from '../../services/customer/assess-customer.ts'
import { redactContractedProducts } from '../../services/customer/redact-contracted-products.ts'
import { answerCall } from '../handled-call.ts'

/**
 * What the lead's company is for the given products, or for those of its current cart; `customerTypeUnknown` where the
 * registry does not tell of it any more (docs/rules/customers.md: type-unknown).
 */
export const getLeadCustomerType = answerCall(definition, async ({ params, body }, context, parts) => {
  const lead = await findLeadForSession(parts.database.kysely, params.leadId, context)
  if (!lead) return refuse('leadUnknown')
  const found = await findCompany(lead.cnpj, context, parts)
  if (!found.ok) return refuse('customerTypeUnknown')
  if (!(await parts.ports.registry.mayHire(lead.cnpj, lead.contact.email))) return refuse('emailNotPermitted')
  const selected = body.productCodes ?? (await currentCodes(lead, parts))
  const { customerType, contracted } = await assessCustomer(found.answer, selected, context, parts)
  return done({
    customerType,
    contractedProducts: await redactContractedProducts(contracted, lead.cnpj, context, parts),
  })
})

async function currentCodes({ id, currentCartId }: Lead, { database }: Parts): Promise<number[]> {
  const cart = currentCartId === null ? null : await findCart(database.kysely, id, currentCartId)
  return cart?.lines.map(({ productCode }) => productCode) ?? []
}
