import { createHmac, timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '@benefits/domain/access/verification-code'

const ALPHABET_SIZE = BigInt(CODE_ALPHABET.length)

/**
 * The six characters of a verification code, derived from its id (74 random bits of a UUIDv7) and the process's secret
 * key: unpredictable without the key, and stored nowhere in clear, not even in the mail job (decision 007).
 */
export function deriveCode(key: Buffer, codeId: string): string {
  const digest = createHmac('sha256', key).update(`code ${codeId}`).digest('hex')
  let rest = BigInt(`0x${digest}`)
  let code = ''
  for (let at = 0; at < CODE_LENGTH; at += 1) {
    code += CODE_ALPHABET.charAt(Number(rest % ALPHABET_SIZE))
    rest /= ALPHABET_SIZE
  }
  return code
}

/** What the database keeps of a code: its keyed hash in hex, bound to its id. */
export function hashCode(key: Buffer, codeId: string, code: string): string {
  return createHmac('sha256', key).update(`hash ${codeId} ${code}`).digest('hex')
}

/** Whether a typed code is the stored one, in constant time. */
export function isSameCode(
  key: Buffer,
  stored: { readonly id: string; readonly codeHash: string },
  typed: string,
) {
  return timingSafeEqual(Buffer.from(hashCode(key, stored.id, typed)), Buffer.from(stored.codeHash))
}
