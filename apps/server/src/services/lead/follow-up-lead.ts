import { mailboxOf, withoutTag } from '@benefits/domain/contact/mailbox-of'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import { leadFollowUpText } from '../../mail-texts/lead-follow-up.ts'
import type { Parts } from '../../parts.ts'
import { claimFollowUp, findWaitingLead, releaseFollowUp } from '../../repositories/lead-follow-ups.ts'
import { forgetUnsent } from '../../repositories/mail-messages.ts'
import { optOutAddress } from '../links/opt-out-address.ts'
import { pageOf } from '../links/store-link.ts'
import { type MailLedger, sendMailOnce } from '../mail-ledger/send-mail-once.ts'
import { hashRecipient, recipientKeyOf } from '../opt-out/recipient.ts'

/** A mailbox gets no second follow-up of an issuer before these have passed, whoever left it and with what tag. */
const PAUSE_MS = 30 * 24 * 3600_000

type Works = MailLedger & Pick<Parts, 'content' | 'now' | 'recipientKey' | 'formerSecrets'>

/**
 * Writes to a lead that left its data and registered no cart: one message for ever, whatever is retried, and none where
 * its company has a cart by now, where the recipient's mailbox got one within 30 days or wants none.
 */
export async function followUpLead(leadId: string, works: Works): Promise<void> {
  const { database, content, recipientKey, formerSecrets, now } = works
  const db = database.kysely
  const occasion = `lead-follow-up:${leadId}` as const
  const lead = await findWaitingLead(db, leadId)
  const seller = lead && content.get(lead.issuer)
  const channel = seller?.channels.find(({ code }) => code === lead?.channel) ?? seller?.channels[0]
  if (!lead || !seller || !channel) {
    await forgetUnsent(database, occasion)
    return releaseFollowUp(db, leadId, occasion)
  }
  const at = now()
  const { email } = lead.contact
  const recipientHash = hashRecipient(recipientKey, mailboxOf(email))
  const endsAt = new Date(at.getTime() + PAUSE_MS)
  // What was kept before tags and dots were folded was kept of the address as it was written, or without its tag.
  const formerHashes = [recipientKey, ...formerSecrets.map(recipientKeyOf)]
    .flatMap((key) => [mailboxOf(email), withoutTag(email), email].map((one) => hashRecipient(key, one)))
    .filter((hash) => hash !== recipientHash)
  const claim = { issuer: lead.issuer, recipientHash, formerHashes, leadId, at, endsAt }
  if (!(await claimFollowUp(db, claim))) return forgetUnsent(database, occasion)
  const { name, storeUrl, privacyPolicy } = seller.issuer
  const wayOut = optOutAddress(storeUrl, recipientKey, { recipientHash, maskedEmail: maskEmail(email) })
  const message = leadFollowUpText({
    issuerName: name,
    storeAddress: pageOf(storeUrl, '', channel.code).href,
    supportEmail: channel.contact.email,
    supportPhone: channel.contact.phone,
    privacyAddress: privacyPolicy.url,
    optOutAddress: wayOut,
  })
  const letter = { occasion, issuerCode: lead.issuer, to: email, unsubscribeUrl: wayOut, ...message }
  await sendMailOnce(works, letter, at)
}
