import { traceHeaders } from '../../ports/monitoring.ts'
import { OwnError } from '../../ports/own-error.ts'
import type { Portal } from '../../ports/portal.ts'
import { createSteadyClock } from '../../process/steady-clock.ts'
import { readRetryAfter } from '../upstream/get-json.ts'
import { createPauses } from '../upstream/pauses.ts'
import { readPortalWord } from './read-portal-word.ts'
import { SIGNATURE_HEADER, SIGNATURES_HEADER, signWebhook, TIMESTAMP_HEADER } from './sign-webhook.ts'

const TIME_OUT_MS = 5000

/** Where orders are posted; the secrets are shared with the portal (docs/rules/calls.md: two-secrets). */
export interface WebhookSettings {
  readonly url: string
  readonly secrets: readonly string[]
  readonly timeOutMs?: number
}

/**
 * Hands orders over as signed POSTs. Any answer but 2xx, or none in time, rejects: the job tries again until the portal
 * takes the order, since an order is never given up (docs/rules/hiring.md: never-forgotten). A portal that keeps
 * failing, or asks for a pause, is left alone for a while; hand-overs then reject without asking it.
 */
export function webhookPortal(settings: WebhookSettings, now: () => Date): Portal {
  const pauses = createPauses(createSteadyClock(now))
  return {
    handOver: async (order) => {
      if (!pauses.mayAsk()) throw new OwnError('The customer portal is left alone for a while.')
      const response = await post(settings, order.orderId, JSON.stringify(order), now()).catch((error) => {
        pauses.failed()
        throw error
      })
      if (response.ok) {
        pauses.succeeded()
        return readPortalWord(response)
      }
      await response.body?.cancel()
      if (isIll(response.status)) pauses.failed(readRetryAfter(response.headers.get('retry-after')))
      throw new OwnError(`The customer portal answered ${response.status}.`)
    },
  }
}

/** Other refusals are about this order: the next one may pass. */
function isIll(status: number): boolean {
  return status >= 500 || status === 408 || status === 429
}

/** Its status says whether the order is taken. */
async function post(
  { url, secrets, timeOutMs = TIME_OUT_MS }: WebhookSettings,
  orderId: string,
  body: string,
  at: Date,
): Promise<Response> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const signatures = secrets.map((secret) => signWebhook(secret, timestamp, body))
  return fetch(url, {
    method: 'POST',
    headers: {
      ...traceHeaders(),
      'content-type': 'application/json',
      'idempotency-key': orderId,
      [TIMESTAMP_HEADER]: String(timestamp),
      [SIGNATURE_HEADER]: signatures[0] ?? '',
      ...(signatures.length > 1 ? { [SIGNATURES_HEADER]: signatures.join(',') } : {}),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeOutMs),
  })
}
