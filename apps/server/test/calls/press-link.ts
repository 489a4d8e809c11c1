import type { LightMyRequestResponse } from 'fastify'
import { expect, vi } from 'vitest'
import type { MailMessage } from '../../src/ports/mail.ts'
import type { PurchaseServer } from './purchase-server.ts'

/** The message that asks whose address an order's is; waits for it. */
export function linkMailOf(server: PurchaseServer, orderNumber: string): Promise<MailMessage> {
  return server.mails.first(
    ({ subject, attachments = [] }) => subject.includes(orderNumber) && attachments.length === 0,
  )
}

/** Where that message's link leads on this server. */
export async function linkOf(server: PurchaseServer, orderNumber: string): Promise<string> {
  const { text } = await linkMailOf(server, orderNumber)
  const { pathname, search } = new URL(/https:\S+mensagens\/contrato\S+/.exec(text)?.[0] ?? 'none:')
  return pathname + search
}

/** Presses the button of the link's page, as a browser does. */
export async function pressLink(
  server: PurchaseServer,
  orderNumber: string,
): Promise<LightMyRequestResponse> {
  return server.inject({
    method: 'POST',
    url: await linkOf(server, orderNumber),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

/**
 * Proves the e-mail of an order without an account, and waits until the portal has confirmed it: it counts for
 * everybody.
 */
export async function confirmOrder(server: PurchaseServer, orderNumber: string): Promise<void> {
  const pressed = await pressLink(server, orderNumber)
  if (pressed.statusCode !== 200) throw new Error(pressed.body)
  await waitForPortal(server, orderNumber)
}

/** Waits until the portal has confirmed an order. */
export async function waitForPortal({ parts }: PurchaseServer, orderNumber: string): Promise<void> {
  const orders = parts.database.kysely.selectFrom('orders').select('portalState')
  const read = () => orders.where('number', '=', orderNumber).executeTakeFirstOrThrow()
  await vi.waitFor(async () => expect((await read()).portalState).toBe('confirmed'), {
    timeout: 60_000,
    interval: 50,
  })
}
