import type { JobData, QueueName } from '../jobs/queues.ts'
import type { Parts } from '../parts.ts'
import { OwnError } from '../ports/own-error.ts'
import { chainAcceptances } from '../services/contract/chain-acceptances.ts'
import { handOverOrder } from '../services/hiring/hand-over-order.ts'
import { contractLinkMail } from '../services/hiring/mail-contract-link.ts'
import { renderFinalContract } from '../services/hiring/render-final-contract.ts'
import { leadFollowUpMail } from '../services/lead/follow-up-lead.ts'
import { voidCard } from '../services/payment/void-card.ts'
import { findMail } from './mails.ts'

/** What works on each queue. Handlers may run twice for one job and do its work once. */
const HANDLERS: { readonly [Q in QueueName]: (data: JobData[Q], parts: Parts) => Promise<void> } = {
  mail: async (job, parts) => {
    const mail = findMail(job.kind)
    // Enqueued by a process that is newer: another one will know it.
    if (!mail) throw new OwnError(`There is no mail of the kind ${job.kind}.`)
    await mail.send(job, parts)
  },
  'contract-link': contractLinkMail.send,
  'lead-follow-up': leadFollowUpMail.send,
  'render-final-contract': ({ orderId }, parts) => renderFinalContract(orderId, parts),
  'portal-hand-over': ({ orderId }, parts) => handOverOrder(orderId, parts),
  'void-card': ({ authorisationId }, parts) => voidCard(authorisationId, parts),
  'chain-evidence': ({ issuer }, parts) => chainAcceptances(issuer, parts),
}

/** Has every queue worked on. */
export function registerHandlers(parts: Parts): void {
  for (const queue of Object.keys(HANDLERS) as QueueName[]) register(queue, parts)
}

function register<Q extends QueueName>(queue: Q, parts: Parts): void {
  parts.jobs.registerHandler(queue, (data) => HANDLERS[queue](data, parts))
}
