import { traceHeaders } from '../../ports/monitoring.ts'

/** Where the acquirer is and who asks. */
export interface CieloSettings {
  /** Base of the transactional host: sales and voids. */
  readonly url: string
  /** Base of the query host. */
  readonly queryUrl: string
  readonly merchantId: string
  readonly merchantKey: string
  /** Longest wait for a sale or a void. */
  readonly timeOutMs?: number
  /** Longest wait for a query. */
  readonly queryTimeOutMs?: number
}

/** What the acquirer said; `lost`: nothing, or nothing readable, so that nobody knows what it did. */
export type CieloAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'lost' }

/** The acquirer's two hosts. */
export interface CieloClient {
  readonly post: (path: string, body: unknown) => Promise<CieloAnswer>
  readonly put: (path: string) => Promise<CieloAnswer>
  readonly query: (path: string) => Promise<CieloAnswer>
}

const TIME_OUT_MS = 15_000
const QUERY_TIME_OUT_MS = 5_000

/** Talks JSON to the Cielo E-commerce API 3.0. Never rejects: what fails on the way is `lost`, without its words. */
export function cieloClient(settings: CieloSettings): CieloClient {
  const { merchantId, merchantKey, timeOutMs = TIME_OUT_MS, queryTimeOutMs = QUERY_TIME_OUT_MS } = settings
  const headers = { MerchantId: merchantId, MerchantKey: merchantKey, accept: 'application/json' }

  async function send(url: string, method: string, wait: number, body?: unknown): Promise<CieloAnswer> {
    try {
      const response = await fetch(url, {
        method,
        headers: {
          ...headers,
          ...traceHeaders(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(wait),
      })
      const text = await response.text()
      return { kind: 'answered', status: response.status, body: text === '' ? null : JSON.parse(text) }
    } catch {
      return { kind: 'lost' }
    }
  }

  return {
    post: (path, body) => send(`${settings.url}${path}`, 'POST', timeOutMs, body),
    put: (path) => send(`${settings.url}${path}`, 'PUT', timeOutMs),
    query: (path) => send(`${settings.queryUrl}${path}`, 'GET', queryTimeOutMs),
  }
}
