import { getProposal as definition } from '@benefits/wire/proposal/get-proposal'
import { done } from '../../outcome/outcome.ts'
import { readLinkedProposal } from '../../services/proposal/read-proposal.ts'
import { answerCall } from '../handled-call.ts'

/** What a proposal says, for whoever has its link. */
export const getProposal = answerCall(definition, async ({ params }, context, parts) => {
  const found = await readLinkedProposal(params.key, context, parts)
  if (!found.ok) return found
  const { number, validUntil, state, terms } = found.answer
  const { facts, lines, addOnCodes, offerCode, pricing } = terms
  return done({
    number,
    validUntil,
    state,
    cnpj: facts.company.cnpj,
    corporateName: facts.company.corporateName,
    lines: lines.filter(({ lineType }) => lineType !== 'addOn').map((line) => ({ ...line })),
    names: facts.groups.flatMap((group) => group.lines.map(({ code, name }) => ({ code, name }))),
    addOnCodes: [...addOnCodes],
    ...(offerCode === null ? {} : { offerCode }),
    total: pricing.totalWithDiscount,
    pricing,
  })
})
