import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '@benefits/domain/access/verification-code'

const ALPHABET_SIZE = BigInt(CODE_ALPHABET.length)

/** The secret key of verification codes, of a process's secret. */
export function codeKeyOf(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'verification codes', 32))
}

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

/** The keys under which a code may have been made: the one of now, and those of before. */
export function codeKeysOf({
  codeKey,
  formerSecrets,
}: {
  readonly codeKey: Buffer
  readonly formerSecrets: readonly Uint8Array[]
}): readonly Buffer[] {
  return [codeKey, ...formerSecrets.map(codeKeyOf)]
}

/** The code of an id as it was made when its hash was stored; null where its key is not known any more. */
export function findStoredCode(
  keys: readonly Buffer[],
  stored: { readonly id: string; readonly codeHash: string },
): string | null {
  for (const key of keys) {
    const code = deriveCode(key, stored.id)
    if (isSameCode(key, stored, code)) return code
  }
  return null
}
