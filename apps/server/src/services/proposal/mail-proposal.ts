import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import type { CalendarDate } from '@benefits/domain/document/types'
import { formatBrl } from '@benefits/domain/money/format-brl'
import * as z from 'zod'
import type { Parts } from '../../parts.ts'
import { findProposalToMail } from '../../repositories/proposals.ts'
import { addressWithKey, findProposalKey, PROPOSAL_PATH } from '../links/proposal-key.ts'
import { pageOf } from '../links/store-link.ts'
import { defineMail, GOES } from '../mail/define-mail.ts'
import { mailLink, mailPage, mailParagraph, SOFT } from '../mail/mail-page.ts'
import { hashRecipient, recipientKeyOf } from '../opt-out/recipient.ts'
import { printOnce } from './print-once.ts'

/**
 * Mails a proposal with its PDF to its lead's contact: one message for ever, whatever is retried; none where it is
 * gone, ended, its link cannot be told any more, or the contact's address is another one by now. Neither message nor
 * file has a word that a visitor typed (decision 111).
 */
export const proposalMail = defineMail({
  kind: 'proposal',
  queue: 'mail',
  data: z.object({ proposalId: z.string() }),
  about: 'proposal',
  idOf: ({ proposalId }) => proposalId,
  // Its job finds no proposal where the person's data has gone.
  outlivesPerson: false,
  // Counted when it is asked for (docs/rules/proposal.md: mailed).
  limits: [],
  optOut: 'notNeeded',
  toldAs: 'Proposta',
  find: async ({ proposalId }, parts) => {
    const { database, content, now } = parts
    const found = await findProposalToMail(database.kysely, proposalId)
    const seller = found && content.get(found.issuer)
    const key = found && findProposalKey(found.proposal, parts)
    if (!found || !seller || key === null) return GOES
    const { proposal, email, mailedTo } = found
    // The limits counted another address: a contact that was changed since is nobody's to write to.
    if (mailedTo !== null && !isHashOf(mailedTo, email, parts)) return GOES
    if (email === '' || proposal.validUntil < calendarDateInSaoPaulo(now())) return GOES
    return { ...found, storeUrl: seller.issuer.storeUrl, key }
  },
  recipient: ({ email }) => email,
  write: async ({ proposal, channel, storeUrl, key }, parts) => {
    const { number, validUntil, terms } = proposal
    const { facts } = terms
    const text = proposalMailText({
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
      address: addressWithKey(pageOf(storeUrl, PROPOSAL_PATH, channel).href, key),
    })
    const bytes = await printOnce(proposal, key, parts)
    return {
      ...text,
      attachments: [{ name: `proposta-${number}.pdf`, contentType: 'application/pdf', bytes }],
    }
  },
})

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

/** What the message with a proposal names: nothing that a visitor typed, and no company (decision 111). */
interface ProposalMailFacts {
  readonly issuerName: string
  readonly issuerSite: string
  readonly supportEmail: string
  /** `P-XXXX-XXXX`. */
  readonly number: string
  /** Formatted currency. */
  readonly total: string
  /** What the total is without; null where nothing is. */
  readonly beside: string | null
  /** Last day, 'dd/mm/yyyy' in São Paulo. */
  readonly validUntil: string
  /** The proposal's page with its key. */
  readonly address: string
}

/** Subject, text and HTML of the message that carries a proposal. */
export function proposalMailText(facts: ProposalMailFacts) {
  const { issuerName, issuerSite, supportEmail, number, total, beside, validUntil, address } = facts
  const before = [
    'Olá!',
    `Uma proposta foi pedida na loja ${issuerName} para este e-mail. Ela está anexa, em PDF.`,
    `Proposta ${number}`,
    `Total: ${total}`,
    ...(beside === null ? [] : [beside]),
    `Válida até ${validUntil}, até o fim do dia (horário de Brasília): até lá o preço não muda.`,
    'Para ver a proposta e contratar, em qualquer aparelho:',
  ]
  const after = [
    'Receber esta proposta não custa nada e não obriga a contratar.',
    `Ficou com alguma dúvida? Escreva para ${supportEmail}.`,
  ]
  const why = 'Se não foi você que pediu esta proposta, desconsidere este e-mail.'
  return {
    subject: `Proposta ${number} – ${issuerName}`,
    text: `${[...before, address, ...after, why, issuerName, issuerSite].join('\n\n')}\n`,
    html: mailPage(issuerName, [
      ...before.map((line) => mailParagraph(line)),
      mailLink(address),
      ...after.map((line) => mailParagraph(line)),
      mailParagraph(why, SOFT),
      mailParagraph(issuerName, 'font-weight:bold'),
      mailParagraph(issuerSite),
    ]),
  }
}
