import { mailLink, mailPage, mailParagraph } from './mail-page.ts'

/** What the message names that asks whose address it is: nothing that the buyer typed (docs/decisions/037). */
export interface ContractLinkFacts {
  readonly issuerName: string
  readonly issuerSite: string
  readonly supportEmail: string
  readonly orderNumber: string
  /** The page that proves the address. */
  readonly address: string
  /** How long it opens something. */
  readonly days: number
}

/** Subject, text and HTML of the message that comes before the contract where nobody validated the address yet. */
export function contractLinkText(facts: ContractLinkFacts) {
  const { issuerName, issuerSite, supportEmail, orderNumber, address, days } = facts
  const before = [
    'Olá!',
    `Uma contratação na loja ${issuerName} foi concluída, e este e-mail foi informado como contato dela.`,
    `Pedido nº ${orderNumber}`,
    'Para receber a cópia do contrato, confirme que este e-mail é seu:',
  ]
  const after = [
    `O link vale por ${days} dias. Só abrir a página não confirma nada: é preciso usar o botão que está nela.`,
    `Não reconhece esta contratação? Não confirme e escreva para ${supportEmail}.`,
    issuerName,
    issuerSite,
  ]
  return {
    subject: `Confirme seu e-mail para receber o contrato do pedido nº ${orderNumber} – ${issuerName}`,
    text: `${[...before, address, ...after].join('\n\n')}\n`,
    html: mailPage(issuerName, [
      ...before.map((line) => mailParagraph(line)),
      mailLink(address),
      ...after.map((line) => mailParagraph(line)),
    ]),
  }
}
