import type { ProposedProduct } from '@benefits/domain/proposal/proposed-product'
import type { AnswerOf } from '@benefits/wire/call'
import type { getProposal } from '@benefits/wire/proposal/get-proposal'

/** What a cart's line needs of a product by a proposal's words; null where they say too little, or nothing. */
export function toProposedProduct(
  told: AnswerOf<typeof getProposal>['names'][number] | undefined,
): ProposedProduct | null {
  if (told?.groupCode === undefined || told.lineType === undefined) return null
  const { code, name, groupCode, lineType, additions = [] } = told
  return { code, name, groupCode, lineType, additions }
}
