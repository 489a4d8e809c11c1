import { createHmac } from 'node:crypto'
import type { Portal } from '../../ports/portal.ts'

/** Where orders are posted; `secret` is shared with the portal. */
export interface WebhookSettings {
  readonly url: string
  readonly secret: string
  readonly timeOutMs?: number
}

/**
 * Signature of a hand-over: HMAC-SHA256 in hex over `{timestamp}.{body}`, so that neither the order nor its time can
 * be changed. `timestamp` in Unix seconds.
 */
export function signWebhook(secret: string, timestamp: number, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

/** Hands orders over as signed POSTs; any answer but 2xx, or none in time, rejects. */
export function webhookPortal(settings: WebhookSettings, now: () => Date): Portal {
  return {
    handOver: async (order) => {
      const body = JSON.stringify(order)
      const timestamp = Math.floor(now().getTime() / 1000)
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': order.orderId,
          'x-webhook-timestamp': String(timestamp),
          'x-webhook-signature': `sha256=${signWebhook(settings.secret, timestamp, body)}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(settings.timeOutMs ?? 5000),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The customer portal answered ${response.status}.`)
    },
  }
}
