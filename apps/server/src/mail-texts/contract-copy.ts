import { CARD_CHARGE } from '@benefits/copy/card-charge'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { mailPage, mailParagraph } from './mail-page.ts'

/**
 * What the message with the copy of a contract names: nothing that the buyer typed, since not every issuer has the
 * address validated. Names and company stand in the attached contract (docs/decisions/037).
 */
export interface ContractCopyFacts {
  readonly issuerName: string
  readonly issuerSite: string
  readonly supportEmail: string
  readonly orderNumber: string
  /** What is bought, charged and taken off, a line each with its unit; names are the issuer's. */
  readonly rows: readonly string[]
  /** Formatted currency. */
  readonly total: string
  /** What is told of the total, a line each: how often its parts are paid, and what it does not hold; else empty. */
  readonly totalParts: readonly string[]
  /** 'dd/mm/yyyy HH:mm:ss' in São Paulo. */
  readonly hiredAt: string
  readonly paymentMethod: PaymentMethod
  /** What the order is paid with, in words. */
  readonly payment: string
  /** What the card pays of the plan, in words; told with the card alone. */
  readonly laterPayments: string
  /** SHA-256 of the attached document. */
  readonly documentHash: string
}

/** A card is charged once the portal issues the order; a boleto is made then. */
const NEXT_STEPS = {
  boleto: () => [
    'Próximos passos: acesse o portal do cliente, confira os dados dos colaboradores, emita o pedido e pague o boleto gerado. Os prazos começam a contar depois da confirmação do pagamento.',
  ],
  creditCard: ({ payment, laterPayments }) => [
    `Forma de pagamento: ${payment}. ${CARD_CHARGE.held} ${laterPayments}`,
    'Próximos passos: acesse o portal do cliente e convide os colaboradores.',
  ],
} as const satisfies Record<PaymentMethod, (facts: ContractCopyFacts) => readonly string[]>

/** Subject, text and HTML of the message that carries the contract. */
export function contractCopyText(facts: ContractCopyFacts) {
  const lines = [
    'Olá!',
    `Uma contratação na loja ${facts.issuerName} foi concluída. Guarde este e-mail: ele traz a cópia do contrato aceito, com o comprovante do aceite.`,
    `Pedido nº ${facts.orderNumber}`,
    ['O que foi contratado:', ...facts.rows].join('\n'),
    `Total do pedido: ${facts.total}`,
    ...facts.totalParts,
    `Data e hora: ${facts.hiredAt} (horário de Brasília)`,
    ...NEXT_STEPS[facts.paymentMethod](facts),
    `Código de integridade do arquivo (SHA-256): ${facts.documentHash}`,
    `Ficou com alguma dúvida, ou não reconhece esta contratação? Escreva para ${facts.supportEmail}.`,
    facts.issuerName,
    facts.issuerSite,
  ]
  return {
    subject: `Contrato do pedido nº ${facts.orderNumber} – ${facts.issuerName}`,
    text: `${lines.join('\n\n')}\n`,
    html: mailPage(
      facts.issuerName,
      lines.map((line) => mailParagraph(line, 'overflow-wrap:anywhere;white-space:pre-line')),
    ),
  }
}
