import * as z from 'zod'
import { claimFollowUp, findWaitingLead, releaseFollowUp } from '../../repositories/lead-follow-ups.ts'
import { pageOf } from '../links/store-link.ts'
import { defineMail, GOES, goesWith } from '../mail/define-mail.ts'
import { mailLink, mailPage, mailParagraph, SOFT } from '../mail/mail-page.ts'
import { recipientHashesOf } from '../opt-out/recipient.ts'

/** A mailbox gets no second follow-up of an issuer before these have passed, whoever left it and with what tag. */
const PAUSE_MS = 30 * 24 * 3600_000

/**
 * Writes to a lead that left its data and registered no cart: one message for ever, whatever is retried, and none where
 * its company has a cart by now, where the recipient's mailbox got one within 30 days or wants none.
 */
export const leadFollowUpMail = defineMail({
  kind: 'lead-follow-up',
  queue: 'lead-follow-up',
  data: z.object({ leadId: z.string() }),
  about: 'lead',
  idOf: ({ leadId }) => leadId,
  outlivesPerson: false,
  limits: [],
  optOut: 'offered',
  toldAs: 'Mensagem a quem deixou seus dados',
  find: async ({ leadId }, parts) => {
    const { database, content, now } = parts
    const db = database.kysely
    const lead = await findWaitingLead(db, leadId)
    const seller = lead && content.get(lead.issuer)
    const channel = seller?.channels.find(({ code }) => code === lead?.channel) ?? seller?.channels[0]
    if (!lead || !seller || !channel)
      return goesWith(() => releaseFollowUp(db, leadId, `lead-follow-up:${leadId}`))
    const { issuer } = lead
    const { email } = lead.contact
    const { own: recipientHash, former: formerHashes } = recipientHashesOf(email, parts)
    const at = now()
    const endsAt = new Date(at.getTime() + PAUSE_MS)
    const claim = { issuer, recipientHash, formerHashes, leadId, at, endsAt }
    return (await claimFollowUp(db, claim)) ? { issuer, email, seller: seller.issuer, channel } : GOES
  },
  recipient: ({ email }) => email,
  write: ({ seller, channel }, _parts, wayOut) =>
    leadFollowUpText({
      issuerName: seller.name,
      storeAddress: pageOf(seller.storeUrl, '', channel.code).href,
      supportEmail: channel.contact.email,
      supportPhone: channel.contact.phone,
      privacyAddress: seller.privacyPolicy.url,
      optOutAddress: wayOut,
    }),
})

/**
 * What the message to a lead without a cart names: words of the issuer alone. Nobody validated the address, so nothing
 * that a visitor typed or chose may travel to it (docs/decisions/037).
 */
interface LeadFollowUpFacts {
  readonly issuerName: string
  /** Where the store opens for this lead's channel. */
  readonly storeAddress: string
  readonly supportEmail: string
  readonly supportPhone: string
  readonly privacyAddress: string
  /** Where the recipient says that they want no more of this. */
  readonly optOutAddress: string
}

/** Subject, text and HTML of the one message that a lead without a cart gets, with a way out of such messages. */
export function leadFollowUpText(facts: LeadFollowUpFacts) {
  const greeting = 'Olá!'
  const what = `Recebemos um pedido de contato com este e-mail na loja ${facts.issuerName}. Obrigado pelo interesse!`
  const meanwhile =
    'Se preferir não esperar pelo nosso contato, escolha os benefícios da sua equipe e veja o preço na hora:'
  const doubts = `Ficou com alguma dúvida? Escreva para ${facts.supportEmail} ou ligue para ${facts.supportPhone}.`
  const why = `Você recebe esta mensagem uma única vez, porque deixou seus dados na loja. Se não foi você, desconsidere. Saiba como cuidamos dos seus dados: ${facts.privacyAddress}`
  const wayOut = 'Não quer mais receber mensagens como esta? Cancele o recebimento:'
  const lines = [
    greeting,
    what,
    meanwhile,
    facts.storeAddress,
    doubts,
    why,
    wayOut,
    facts.optOutAddress,
    facts.issuerName,
  ]
  return {
    subject: `Veja o preço dos benefícios da sua equipe – ${facts.issuerName}`,
    text: `${lines.join('\n\n')}\n`,
    html: mailPage(facts.issuerName, [
      mailParagraph(greeting),
      mailParagraph(what),
      mailParagraph(meanwhile),
      mailLink(facts.storeAddress),
      mailParagraph(doubts),
      mailParagraph(why, SOFT),
      mailParagraph(wayOut, SOFT),
      mailLink(facts.optOutAddress),
      mailParagraph(facts.issuerName, 'font-weight:bold'),
    ]),
  }
}
