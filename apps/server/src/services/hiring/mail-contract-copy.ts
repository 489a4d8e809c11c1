import { CARD_ONCE } from '@benefits/copy/card-charge'
import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { TOTAL_PART_TEXTS } from '@benefits/copy/total-parts'
import { formatSaoPauloTime } from '@benefits/domain/calendar/sao-paulo'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { totalParts } from '@benefits/domain/pricing/total-parts'
import { contractedLines, contractLines, contractRows } from '../../contract-pdf/contract-rows.ts'
import { contractCopyText } from '../../mail-texts/contract-copy.ts'
import type { Parts } from '../../parts.ts'
import { OwnError } from '../../ports/own-error.ts'
import { readHiredDocument } from '../../repositories/order-documents.ts'
import { findOrder } from '../../repositories/orders.ts'
import { sendMailOnce } from '../mail-ledger/send-mail-once.ts'
import { type LinkWorks, mailContractLink } from './mail-contract-link.ts'
import { paymentText } from './payment-text.ts'

type CopyWorks = LinkWorks & { readonly ports: Pick<Parts['ports'], 'objects'> }

/**
 * Mails the copy of an order's final contract: one message for ever, whatever is retried. It goes to the address that
 * the acceptance's account validated; without such an account to the contact's, once its owner proved it by the link
 * that is mailed instead until then (docs/decisions/037).
 */
export async function mailContractCopy(orderId: string, works: CopyWorks): Promise<void> {
  const order = await findOrder(works.database.kysely, orderId)
  if (!order || order.finalHash === null) {
    throw new OwnError(`Order ${orderId} has no final contract to mail yet.`)
  }
  // Jobs of before, which had no queue for links.
  if (order.emailValidatedAt === null) return mailContractLink(order, works)
  const final = await readHiredDocument(works.database.kysely, orderId, works.ports.objects)
  if (final === null) return
  const { facts, email, emailValidatedAt } = order.evidence
  const parts = totalParts(contractRows(facts))
  const message = contractCopyText({
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
    documentHash: order.finalHash,
  })
  const attachment = {
    name: `contrato-${order.number}.pdf`,
    contentType: 'application/pdf',
    bytes: final.document,
  }
  await sendMailOnce(
    works,
    {
      occasion: `contract-copy:${orderId}`,
      issuerCode: order.issuer,
      to: emailValidatedAt === null ? facts.contact.email : email,
      ...message,
      attachments: [attachment],
    },
    works.now(),
  )
}
