import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import type { Trx } from '../../database/in-transaction.ts'
import type { JobData } from '../../jobs/queues.ts'
import { contractLinkText } from '../../mail-texts/contract-link.ts'
import type { Parts } from '../../parts.ts'
import { findLinkHash, storeContractLink } from '../../repositories/contract-links.ts'
import { type ConcludedOrder, findOrder } from '../../repositories/orders.ts'
import {
  contractLinkAddress,
  contractLinkKey,
  contractLinkSecretOf,
  hashContractLink,
  LINK_DAYS,
} from '../links/contract-link.ts'
import { type MailLedger, sendMailOnce } from '../mail-ledger/send-mail-once.ts'

const DAY_MS = 24 * 3600_000

/** Where the mails of links wait. */
export interface LinkQueue extends Pick<Parts, 'now'> {
  readonly jobs: {
    enqueue(trx: Trx, queue: 'contract-link', data: JobData['contract-link']): Promise<void>
  }
  readonly config: Pick<Parts['config'], 'linkWaitDays'>
}

/** Enqueues the link's mail, which waits LINK_WAIT_DAYS at most (docs/rules/hiring.md: waiting-links). */
export async function enqueueContractLink(
  trx: Trx,
  orderId: string,
  { jobs, config, now }: LinkQueue,
): Promise<void> {
  const endsAt = new Date(now().getTime() + config.linkWaitDays * DAY_MS).toISOString()
  await jobs.enqueue(trx, 'contract-link', { orderId, endsAt })
}

/** Mails the link of an order as long as that is of use: not once its e-mail is proven, nor after `endsAt`. */
export async function mailWaitingLink(
  { orderId, endsAt }: JobData['contract-link'],
  works: LinkWorks & Pick<Parts, 'log'>,
): Promise<void> {
  const order = await findOrder(works.database.kysely, orderId)
  if (!order || order.emailValidatedAt !== null) return
  if (works.now() < new Date(endsAt)) return mailContractLink(order, works)
  works.log.warn({ orderId }, 'the link of an order was not mailed in time')
}

/** What the link's mail works with. */
export type LinkWorks = MailLedger & Pick<Parts, 'now' | 'content' | 'contractLinkSecret' | 'formerSecrets'>

/**
 * Mails the link that proves an order's e-mail, to the address that the buyer typed: one message for ever, with no
 * word of theirs and nothing attached, since it may be anybody's (docs/decisions/037). The contract's copy follows
 * the press. Rejects while the mailbox has had as many as an hour allows.
 */
export async function mailContractLink(order: ConcludedOrder, works: LinkWorks): Promise<void> {
  const { facts } = order.evidence
  const at = works.now()
  const key = await linkKeyOf(order.id, works)
  const endsAt = new Date(at.getTime() + LINK_DAYS * DAY_MS)
  await storeContractLink(works.database.kysely, order.id, { hash: hashContractLink(key), endsAt })
  const storeUrl = works.content.get(order.issuer)?.issuer.storeUrl ?? facts.issuer.site
  const message = contractLinkText({
    issuerName: facts.issuer.name,
    issuerSite: facts.issuer.site,
    supportEmail: facts.support.email || facts.issuer.email,
    orderNumber: order.number,
    address: contractLinkAddress(storeUrl, key),
    days: LINK_DAYS,
  })
  const to = facts.contact.email
  const countedBy = [['contractLinksOfRecipient', mailboxOf(to)]] as const
  const occasion = `contract-link:${order.id}` as const
  await sendMailOnce(works, { occasion, issuerCode: order.issuer, to, countedBy, ...message }, at)
}

/** The key whose hash is kept, be it of a secret of before: a first try may have brought its link already. */
async function linkKeyOf(
  orderId: string,
  { database, contractLinkSecret, formerSecrets }: LinkWorks,
): Promise<string> {
  const own = contractLinkKey(contractLinkSecret, orderId)
  if (formerSecrets.length === 0) return own
  const kept = await findLinkHash(database.kysely, orderId)
  const former = formerSecrets.map((secret) => contractLinkKey(contractLinkSecretOf(secret), orderId))
  return former.find((key) => hashContractLink(key) === kept) ?? own
}
