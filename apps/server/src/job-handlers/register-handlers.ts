import type { JobData } from '../jobs/queues.ts'
import type { Parts } from '../parts.ts'
import { mailCode } from '../services/access/mail-code.ts'
import { chainAcceptances } from '../services/contract/chain-acceptances.ts'
import { handOverOrder } from '../services/hiring/hand-over-order.ts'
import { mailContractCopy } from '../services/hiring/mail-contract-copy.ts'
import { mailWaitingLink } from '../services/hiring/mail-contract-link.ts'
import { renderFinalContract } from '../services/hiring/render-final-contract.ts'
import { followUpLead } from '../services/lead/follow-up-lead.ts'
import { voidCard } from '../services/payment/void-card.ts'
import { mailProposal } from '../services/proposal/mail-proposal.ts'

type Letter = JobData['mail']

/** Who writes each kind of message. */
const LETTERS: {
  readonly [Kind in Letter['kind']]: (letter: Extract<Letter, { kind: Kind }>, parts: Parts) => Promise<void>
} = {
  'verification-code': ({ verificationCodeId }, parts) => mailCode(verificationCodeId, parts),
  'contract-copy': ({ orderId }, parts) => mailContractCopy(orderId, parts),
  proposal: ({ proposalId }, parts) => mailProposal(proposalId, parts),
}

/** As jobs spell the kinds that were enqueued before mails had one spelling; a job may wait for weeks. */
const FORMER_KINDS: Readonly<Record<string, Letter['kind']>> = {
  verificationCode: 'verification-code',
  contractCopy: 'contract-copy',
}

function write<Kind extends Letter['kind']>(letter: Extract<Letter, { kind: Kind }>, parts: Parts) {
  return LETTERS[(FORMER_KINDS[letter.kind] ?? letter.kind) as Kind](letter, parts)
}

/** The map of the jobs: what works on each queue. Handlers may run twice for one job and do its work once. */
export function registerHandlers(parts: Parts): void {
  const { jobs } = parts
  jobs.registerHandler('mail', (letter) => write(letter, parts))
  jobs.registerHandler('contract-link', (link) => mailWaitingLink(link, parts))
  jobs.registerHandler('render-final-contract', ({ orderId }) => renderFinalContract(orderId, parts))
  jobs.registerHandler('portal-hand-over', ({ orderId }) => handOverOrder(orderId, parts))
  jobs.registerHandler('lead-follow-up', ({ leadId }) => followUpLead(leadId, parts))
  jobs.registerHandler('void-card', ({ authorisationId }) => voidCard(authorisationId, parts))
  jobs.registerHandler('chain-evidence', ({ issuer }) => chainAcceptances(issuer, parts))
}
