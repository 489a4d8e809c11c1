import {
  downloadProposal as definition,
  downloadLinkedProposal as linkedDefinition,
} from '@benefits/wire/proposal/download-proposal'
import {
  type ProposalFile,
  printLinkedProposal,
  printProposal,
} from '../../services/proposal/read-proposal.ts'
import { answerCall } from '../handled-call.ts'

/** The lead's proposal as a file named by its number. */
export const downloadProposal = answerCall(definition, async ({ params }, context, parts) => {
  const printed = await printProposal(params.leadId, params.proposalId, context, parts)
  return printed.ok ? toFile(printed.answer) : printed
})

/** The same for whoever has the proposal's link. */
export const downloadLinkedProposal = answerCall(linkedDefinition, async ({ params }, context, parts) => {
  const printed = await printLinkedProposal(params.key, context, parts)
  return printed.ok ? toFile(printed.answer) : printed
})

function toFile({ number, hash, bytes }: ProposalFile) {
  const headers = { 'content-disposition': `attachment; filename="proposta-${number}.pdf"` }
  return { ok: true, answer: { hash, bytes }, headers } as const
}
