import { mailPage, mailParagraph } from './mail-page.ts'

/** What the message with the copy of a contract names. */
export interface ContractCopyFacts {
  readonly issuerName: string
  readonly issuerSite: string
  readonly supportEmail: string
  readonly contactName: string
  readonly corporateName: string
  readonly orderNumber: string
  /** Formatted currency. */
  readonly total: string
  /** 'dd/mm/yyyy HH:mm:ss' in São Paulo. */
  readonly hiredAt: string
  /** SHA-256 of the attached document. */
  readonly documentHash: string
}

/** Subject, text and HTML of the message that carries the contract (details 25). */
export function contractCopyText(facts: ContractCopyFacts) {
  const lines = [
    `Olá, ${facts.contactName}!`,
    `A contratação de ${facts.corporateName} na loja ${facts.issuerName} foi concluída. Guarde este e-mail: ele traz a cópia do contrato aceito, com o comprovante do aceite.`,
    `Pedido nº ${facts.orderNumber}`,
    `Total do pedido: ${facts.total}`,
    `Data e hora: ${facts.hiredAt} (horário de Brasília)`,
    'Próximos passos: acesse o portal, confira os dados dos colaboradores e pague o boleto gerado após a emissão do pedido. Os prazos começam a contar depois da confirmação do pagamento.',
    `Código de integridade do arquivo (SHA-256): ${facts.documentHash}`,
    `Ficou com alguma dúvida? Escreva para ${facts.supportEmail}.`,
    facts.issuerName,
    facts.issuerSite,
  ]
  return {
    subject: `Contrato do pedido nº ${facts.orderNumber} – ${facts.issuerName}`,
    text: `${lines.join('\n\n')}\n`,
    html: mailPage(
      facts.issuerName,
      lines.map((line) => mailParagraph(line)),
    ),
  }
}
