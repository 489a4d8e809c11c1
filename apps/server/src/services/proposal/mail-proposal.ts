import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import type { CalendarDate } from '@benefits/domain/document/types'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { proposalMailText } from '../../mail-texts/proposal-mail.ts'
import type { Parts } from '../../parts.ts'
import { forgetUnsent } from '../../repositories/mail-messages.ts'
import { findProposalToMail } from '../../repositories/proposals.ts'
import { addressWithKey, findProposalKey, PROPOSAL_PATH } from '../links/proposal-key.ts'
import { pageOf } from '../links/store-link.ts'
import { sendMailOnce } from '../mail-ledger/send-mail-once.ts'
import { hashRecipient, recipientKeyOf } from '../opt-out/recipient.ts'
import { printOnce } from './print-once.ts'

/**
 * Mails a proposal with its PDF to its lead's contact: one message for ever, whatever is retried; none where it is
 * gone, ended, its link cannot be told any more, or the contact's address is another one by now. Neither message nor
 * file has a word that a visitor typed (decision 111).
 */
export async function mailProposal(proposalId: string, parts: Parts): Promise<void> {
  const { database, content } = parts
  const at = parts.now()
  const occasion = `proposal:${proposalId}` as const
  const found = await findProposalToMail(database.kysely, proposalId)
  const seller = found && content.get(found.issuer)
  const key = found && findProposalKey(found.proposal, parts)
  if (!found || !seller || key === null) return forgetUnsent(database, occasion)
  const { proposal, email, channel, mailedTo } = found
  // The limits counted another address: a contact that was changed since is nobody's to write to.
  if (mailedTo !== null && !isHashOf(mailedTo, email, parts)) return forgetUnsent(database, occasion)
  const { number, validUntil, terms } = proposal
  if (email === '' || validUntil < calendarDateInSaoPaulo(at)) return forgetUnsent(database, occasion)
  const { facts } = terms
  const message = proposalMailText({
    issuerName: facts.issuer.name,
    issuerSite: facts.issuer.site,
    supportEmail: facts.support.email || facts.issuer.email,
    number,
    total: formatBrl(terms.pricing.totalWithDiscount),
    beside: hasPassThroughFee(terms.pricing.lines)
      ? `${PASS_THROUGH_FEE.line}, ${PASS_THROUGH_FEE.note}`
      : null,
    validUntil: toBrazilian(validUntil as CalendarDate),
    // In the issuer's own store, whatever host was asked when it was made.
    address: addressWithKey(pageOf(seller.issuer.storeUrl, PROPOSAL_PATH, channel).href, key),
  })
  const bytes = await printOnce(proposal, key, parts)
  const attachment = { name: `proposta-${number}.pdf`, contentType: 'application/pdf', bytes }
  const letter = { occasion, issuerCode: found.issuer, to: email, ...message, attachments: [attachment] }
  await sendMailOnce(parts, letter, at)
}

/** Whether a keyed hash, of this secret or one of before, is an address's. */
function isHashOf(
  hash: string,
  email: string,
  { recipientKey, formerSecrets }: Pick<Parts, 'recipientKey' | 'formerSecrets'>,
): boolean {
  return [recipientKey, ...formerSecrets.map(recipientKeyOf)].some(
    (key) => hashRecipient(key, email) === hash,
  )
}
