import { getCompany as definition } from '@benefits/wire/company/get-company'
import { done } from '../../outcome/outcome.ts'
import { findWrittenCompany } from '../../services/company/find-company.ts'
import { findContractedChannel } from '../../services/customer/find-contracted-channel.ts'
import { listContractedProducts } from '../../services/customer/list-contracted-products.ts'
import { redactContractedProducts } from '../../services/customer/redact-contracted-products.ts'
import { answerCall } from '../handled-call.ts'

/** A company's public data, the channel that serves it and what it has. */
export const getCompany = answerCall(definition, async ({ params }, context, parts) => {
  const found = await findWrittenCompany(params.cnpj, context, parts)
  if (!found.ok) return found
  const { cnpj, company } = found.answer
  const [channel, contracted] = await Promise.all([
    findContractedChannel(cnpj, context, parts),
    listContractedProducts(cnpj, context, parts),
  ])
  return done({
    result: {
      channel: { code: channel?.code ?? null, ...(channel?.partnerName && { name: channel.partnerName }) },
      contractedProducts: await redactContractedProducts(contracted, cnpj, context, parts),
      tradeName: company.tradeName,
      fiscalAddress: company.address,
    },
  })
})
