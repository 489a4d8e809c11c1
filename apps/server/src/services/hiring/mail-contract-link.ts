import * as z from 'zod'
import type { Trx } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { findLinkHash, storeContractLink } from '../../repositories/contract-links.ts'
import { findOrder } from '../../repositories/orders.ts'
import {
  contractLinkAddress,
  contractLinkKey,
  contractLinkSecretOf,
  hashContractLink,
  LINK_DAYS,
} from '../links/contract-link.ts'
import { defineMail, type MailQueues, STAYS } from '../mail/define-mail.ts'
import { mailLink, mailPage, mailParagraph } from '../mail/mail-page.ts'

const DAY_MS = 24 * 3600_000

/**
 * Mails the link that proves an order's e-mail, to the address that the buyer typed, as long as that is of use: not
 * once it is proven, nor after `endsAt`, an ISO time. One message for ever, with no word of theirs and nothing
 * attached, since it may be anybody's (docs/decisions/037). The contract's copy follows the press.
 */
export const contractLinkMail = defineMail({
  kind: 'contract-link',
  // A mailbox gets so many an hour: those that wait hold no mail up that somebody waits for.
  queue: 'contract-link',
  data: z.object({ orderId: z.string(), endsAt: z.string() }),
  about: 'order',
  idOf: ({ orderId }) => orderId,
  outlivesPerson: true,
  limits: ['contractLinksOfRecipient'],
  optOut: 'notNeeded',
  toldAs: 'Confirmação de e-mail de um pedido',
  find: async ({ orderId, endsAt }, { database, log, now }) => {
    const order = await findOrder(database.kysely, orderId)
    if (!order || order.emailValidatedAt !== null) return STAYS
    if (now() < new Date(endsAt)) return { issuer: order.issuer, order }
    log.warn({ orderId }, 'the link of an order was not mailed in time')
    return STAYS
  },
  recipient: ({ order }) => order.evidence.facts.contact.email,
  write: async ({ order }, parts) => {
    const { facts } = order.evidence
    const key = await linkKeyOf(order.id, parts)
    const endsAt = new Date(parts.now().getTime() + LINK_DAYS * DAY_MS)
    await storeContractLink(parts.database.kysely, order.id, { hash: hashContractLink(key), endsAt })
    const storeUrl = parts.content.get(order.issuer)?.issuer.storeUrl ?? facts.issuer.site
    return contractLinkText({
      issuerName: facts.issuer.name,
      issuerSite: facts.issuer.site,
      supportEmail: facts.support.email || facts.issuer.email,
      orderNumber: order.number,
      address: contractLinkAddress(storeUrl, key),
      days: LINK_DAYS,
    })
  },
})

/** Enqueues the link's mail, which waits LINK_WAIT_DAYS at most (docs/rules/hiring.md: waiting-links). */
export async function enqueueContractLink(
  trx: Trx,
  orderId: string,
  {
    jobs,
    config,
    now,
  }: Pick<Parts, 'now'> & {
    readonly jobs: MailQueues
    readonly config: Pick<Parts['config'], 'linkWaitDays'>
  },
): Promise<void> {
  const endsAt = new Date(now().getTime() + config.linkWaitDays * DAY_MS).toISOString()
  await contractLinkMail.enqueue(trx, jobs, { orderId, endsAt })
}

/** The key whose hash is kept, be it of a secret of before: a first try may have brought its link already. */
async function linkKeyOf(
  orderId: string,
  { database, contractLinkSecret, formerSecrets }: Parts,
): Promise<string> {
  const own = contractLinkKey(contractLinkSecret, orderId)
  if (formerSecrets.length === 0) return own
  const kept = await findLinkHash(database.kysely, orderId)
  const former = formerSecrets.map((secret) => contractLinkKey(contractLinkSecretOf(secret), orderId))
  return former.find((key) => hashContractLink(key) === kept) ?? own
}

/** What the message names that asks whose address it is: nothing that the buyer typed (docs/decisions/037). */
interface ContractLinkFacts {
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
