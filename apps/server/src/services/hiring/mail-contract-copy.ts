import { CARD_CHARGE, CARD_ONCE } from '@benefits/copy/card-charge'
import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { TOTAL_PART_TEXTS } from '@benefits/copy/total-parts'
import { formatSaoPauloTime } from '@benefits/domain/calendar/sao-paulo'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { totalParts } from '@benefits/domain/pricing/total-parts'
import * as z from 'zod'
import { contractedLines, contractLines, contractRows } from '../../contract-pdf/contract-rows.ts'
import { OwnError } from '../../ports/own-error.ts'
import { readHiredDocument } from '../../repositories/order-documents.ts'
import { type ConcludedOrder, findOrder } from '../../repositories/orders.ts'
import { defineMail, STAYS } from '../mail/define-mail.ts'
import { mailPage, mailParagraph } from '../mail/mail-page.ts'
import { contractLinkMail } from './mail-contract-link.ts'
import { paymentText } from './payment-text.ts'

/**
 * Mails the copy of an order's final contract: one message for ever, whatever is retried. It goes to the address that
 * the acceptance's account validated; without such an account to the contact's, once its owner proved it by the link
 * that is mailed instead until then (docs/decisions/037).
 */
export const contractCopyMail = defineMail({
  kind: 'contract-copy',
  formerKinds: ['contractCopy'],
  queue: 'mail',
  data: z.object({ orderId: z.string() }),
  about: 'order',
  idOf: ({ orderId }) => orderId,
  outlivesPerson: true,
  limits: [],
  optOut: 'notNeeded',
  toldAs: 'Cópia do contrato',
  find: async ({ orderId }, parts) => {
    const { database, ports } = parts
    const order = await findOrder(database.kysely, orderId)
    if (!order || order.finalHash === null) {
      throw new OwnError(`Order ${orderId} has no final contract to mail yet.`)
    }
    // Jobs of before, which had no queue for links.
    if (order.emailValidatedAt === null) {
      await contractLinkMail.send({ orderId, endsAt: NO_END }, parts)
      return STAYS
    }
    const final = await readHiredDocument(database.kysely, orderId, ports.objects)
    if (final === null) return STAYS
    return { issuer: order.issuer, order, documentHash: order.finalHash, document: final.document }
  },
  recipient: ({ order: { evidence } }) =>
    evidence.emailValidatedAt === null ? evidence.facts.contact.email : evidence.email,
  write: ({ order, documentHash, document }) => {
    const name = `contrato-${order.number}.pdf`
    const attachments = [{ name, contentType: 'application/pdf', bytes: document }]
    return { ...contractCopyText(factsOf(order, documentHash)), attachments }
  },
})

const NO_END = '9999-12-31T00:00:00.000Z'

function factsOf(order: ConcludedOrder, documentHash: string): ContractCopyFacts {
  const { facts } = order.evidence
  const parts = totalParts(contractRows(facts))
  return {
    issuerName: facts.issuer.name,
    issuerSite: facts.issuer.site,
    supportEmail: facts.support.email || facts.issuer.email,
    orderNumber: order.number,
    rows: contractLines(facts),
    total: formatBrl(order.answer.pricing.totalWithDiscount),
    totalParts: [
      ...(parts.length > 1
        ? parts.map(({ every, value }) => `${TOTAL_PART_TEXTS[every]}: ${formatBrl(value)}`)
        : []),
      ...(hasPassThroughFee(contractedLines(facts))
        ? [`${PASS_THROUGH_FEE.line}, ${PASS_THROUGH_FEE.note}`]
        : []),
    ],
    hiredAt: formatSaoPauloTime(order.hiredAt),
    paymentMethod: order.paymentMethod,
    payment: paymentText(order),
    laterPayments: CARD_ONCE[facts.groups[0]?.lines[0]?.planPeriod ?? 'monthly'],
    documentHash,
  }
}

/**
 * What the message with the copy of a contract names: nothing that the buyer typed, since not every issuer has the
 * address validated. Names and company stand in the attached contract (docs/decisions/037).
 */
interface ContractCopyFacts {
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
