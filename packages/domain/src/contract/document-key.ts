import { withoutUnseen } from '../text/without-unseen.ts'

declare const documentKey: unique symbol

/** What a document is looked up by: its SHA-256 in lower-case hex, or the code of its evidence. */
export type DocumentKey =
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'code'; readonly code: EvidenceCode }

/** The code of an acceptance's evidence: 26 characters of base32, 130 bits of chance. */
export type EvidenceCode = string & { readonly [documentKey]: 'code' }

/** Characters of base32 in the order of their values (RFC 4648, section 6). */
export const EVIDENCE_CODE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
export const EVIDENCE_CODE_LENGTH = 26

const HASH = /^[0-9a-f]{64}$/
const CODE = /^[A-Z2-7]{26}$/

/** The code that random bytes make, one character each; fails for fewer than it has characters. */
export function evidenceCode(random: Uint8Array): EvidenceCode {
  if (random.length < EVIDENCE_CODE_LENGTH) throw new Error('An evidence code needs a byte per character.')
  const characters = Array.from(random.subarray(0, EVIDENCE_CODE_LENGTH), (byte) =>
    EVIDENCE_CODE_ALPHABET.charAt(byte % EVIDENCE_CODE_ALPHABET.length),
  )
  return characters.join('') as EvidenceCode
}

/**
 * What somebody typed or sent to look a document up by, in any case of letters, blanks and hyphens aside: the code's
 * groups may be read aloud. Null for what is neither.
 */
export function parseDocumentKey(text: string): DocumentKey | null {
  const bare = withoutUnseen(text).replace(/[\s-]/g, '')
  const hash = bare.toLowerCase()
  if (HASH.test(hash)) return { kind: 'hash', hash }
  const code = bare.toUpperCase()
  return CODE.test(code) ? { kind: 'code', code: code as EvidenceCode } : null
}
