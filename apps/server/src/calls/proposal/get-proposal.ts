import { getProposal as definition } from '@benefits/wire/proposal/get-proposal'
import { done } from '../../outcome/outcome.ts'
import { readLinkedProposal } from '../../services/proposal/read-proposal.ts'
import { answerCall } from '../handled-call.ts'
import { proposedName } from './proposed-name.ts'

/** What a proposal says, for whoever has its link. */
export const getProposal = answerCall(definition, async ({ params }, context, parts) => {
  const found = await readLinkedProposal(params.key, context, parts)
  if (!found.ok) return found
  const { number, validUntil, state, terms } = found.answer
  const { facts, channel, lines, addOnCodes, offerCode, pricing, products } = terms
  return done({
    number,
    validUntil,
    state,
    cnpj: facts.company.cnpj,
    corporateName: facts.company.corporateName,
    ...(channel && { channel }),
    lines: lines.filter(({ lineType }) => lineType !== 'addOn').map((line) => ({ ...line })),
    names: facts.groups.flatMap((group) =>
      group.lines.map(({ code, name }) => {
        const product = products?.find((one) => one.code === code)
        return product ? proposedName(product) : { code, name }
      }),
    ),
    addOnCodes: [...addOnCodes],
    ...(products && {
      addOnNames: products
        .filter(({ code }) => addOnCodes.includes(code))
        .map(({ code, name }) => ({ code, name })),
    }),
    ...(offerCode === null ? {} : { offerCode }),
    total: pricing.totalWithDiscount,
    pricing,
  })
})
