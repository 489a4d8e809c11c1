import { mailLink, mailPage, mailParagraph, SOFT } from './mail-page.ts'

/** What the message with a proposal names: nothing that a visitor typed, and no company (decision 111). */
export interface ProposalMailFacts {
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
