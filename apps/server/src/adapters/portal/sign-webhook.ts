import { createHmac } from 'node:crypto'
import { isSame } from '../../protection/is-same.ts'

/** Header with the Unix seconds at which a message was signed. */
export const TIMESTAMP_HEADER = 'x-webhook-timestamp'
/** Header with `sha256=` and the signature in hex. */
export const SIGNATURE_HEADER = 'x-webhook-signature'
/** Header of hand-overs with the signature under each secret, divided by commas, while there are several. */
export const SIGNATURES_HEADER = 'x-webhook-signatures'

/**
 * Signature of what store and customer portal send each other: HMAC-SHA256 over `{timestamp}.{body}`, so that neither
 * the body nor its time can be changed. `timestamp` in Unix seconds, as it stands in its header.
 */
export function signWebhook(secret: string, timestamp: number | string, body: string | Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`
}

/** Whether one of the secrets made a signature. */
export function isSignedByOne(
  secrets: readonly string[],
  signature: string,
  { timestamp, body }: { readonly timestamp: string; readonly body: Uint8Array },
): boolean {
  return secrets.some((secret) => isSame(signature, signWebhook(secret, timestamp, body)))
}
