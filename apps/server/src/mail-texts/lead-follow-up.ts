import { mailLink, mailPage, mailParagraph, SOFT } from './mail-page.ts'

/**
 * What the message to a lead without a cart names: words of the issuer alone. Nobody validated the address, so nothing
 * that a visitor typed or chose may travel to it (docs/decisions/037).
 */
export interface LeadFollowUpFacts {
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
