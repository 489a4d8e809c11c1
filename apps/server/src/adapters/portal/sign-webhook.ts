import { createHmac } from 'node:crypto'

/** Header with the Unix seconds at which a message was signed. */
export const TIMESTAMP_HEADER = 'x-webhook-timestamp'
/** Header with `sha256=` and the signature in hex. */
export const SIGNATURE_HEADER = 'x-webhook-signature'

/**
 * Signature of what store and customer portal send each other: HMAC-SHA256 over `{timestamp}.{body}`, so that neither
 * the body nor its time can be changed. `timestamp` in Unix seconds, as it stands in its header.
 */
export function signWebhook(secret: string, timestamp: number | string, body: string | Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`
}
