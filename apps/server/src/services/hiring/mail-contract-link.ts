import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import { contractLinkText } from '../../mail-texts/contract-link.ts'
import type { Parts } from '../../parts.ts'
import { findLinkHash, storeContractLink } from '../../repositories/contract-links.ts'
import type { ConcludedOrder } from '../../repositories/orders.ts'
import {
  contractLinkAddress,
  contractLinkKey,
  contractLinkSecretOf,
  hashContractLink,
  LINK_DAYS,
} from '../contract-link/contract-link.ts'
import { type MailLedger, sendMailOnce } from '../mail-ledger/send-mail-once.ts'

/** What the link's mail works with. */
export type LinkWorks = MailLedger & Pick<Parts, 'now' | 'content' | 'contractLinkSecret' | 'formerSecrets'>

/**
 * Mails the link that proves an order's e-mail, to the address that the buyer typed: one message for ever, with no
 * word of theirs and nothing attached, since it may be anybody's (docs/decisions/037). The contract's copy follows
 * the press. Rejects while mailbox, or the network where the contract was accepted, have had as many as an hour allows.
 */
export async function mailContractLink(order: ConcludedOrder, works: LinkWorks): Promise<void> {
  const { facts } = order.evidence
  const at = works.now()
  const key = await linkKeyOf(order.id, works)
  const endsAt = new Date(at.getTime() + LINK_DAYS * 24 * 3600_000)
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
  const countedBy = [
    ['contractLinksOfNetwork', order.evidence.ip, mailboxOf(to)],
    ['contractLinksOfRecipient', mailboxOf(to)],
  ] as const
  await sendMailOnce(works, { occasion: `contract-link:${order.id}`, to, countedBy, ...message }, at)
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
