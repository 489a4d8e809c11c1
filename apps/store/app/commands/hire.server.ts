import { hire as call } from '@benefits/wire/contract/hire'
import { answered, type CommandHandler } from './answer.server.ts'
import { asParsed } from './as-parsed.server.ts'
import { toPricing } from './to-pricing.server.ts'

/**
 * Concludes the order. It carries no idempotency key: a cart is hired once however often this is asked, and a key would
 * repeat a refusal that the buyer has since put right.
 */
export const hire: CommandHandler<'hire'> = async (input, calls) => {
  const { registration, company, leadId, cartId, paymentMethod } = input
  const name = `${registration.firstName} ${registration.lastName}`
  const body = asParsed(call.body, {
    tradeName: company.tradeName,
    paymentMethod,
    contact: {
      name,
      email: registration.email,
      phone: registration.ddd + registration.phone,
      cpf: registration.cpf,
      birthDate: registration.birthDate,
    },
    deliveryAddress: company.deliveryAddress,
    legalRepresentatives: [{ name, document: registration.cpf, politicallyExposed: false }],
    ownershipChain: [],
  })
  const sent = await calls.send(call, { params: { leadId, cartId }, body })
  return answered(sent, ({ pricing, ...order }) => ({ ...order, pricing: toPricing(pricing) }))
}
