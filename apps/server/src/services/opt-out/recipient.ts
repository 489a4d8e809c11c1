import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The key under which recipients are hashed and their tokens signed, of a process's secret. */
export function recipientKeyOf(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'mail recipients', 32))
}

/** What the database keeps of a recipient: a keyed hash of the address without regard to case. */
export function hashRecipient(key: Buffer, email: string): string {
  return sign(key, `recipient ${email.trim().toLowerCase()}`)
}

/** The text in a message's link that lets whoever has it stop such messages to that recipient; it does not run out. */
export function optOutToken(key: Buffer, recipientHash: string): string {
  return `${recipientHash}.${sign(key, `opt-out ${recipientHash}`)}`
}

/** The recipient's hash of a token that this store signed, else null. */
export function readOptOutToken(key: Buffer, token: string): string | null {
  const [recipientHash = '', signature = '', ...more] = token.split('.', 3)
  if (more.length > 0) return null
  const given = Buffer.from(signature)
  const expected = Buffer.from(sign(key, `opt-out ${recipientHash}`))
  return given.length === expected.length && timingSafeEqual(given, expected) ? recipientHash : null
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
