import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { mailboxOf, withoutTag } from '@benefits/domain/contact/mailbox-of'
import type { Parts } from '../../parts.ts'

/** The key under which recipients are hashed and their tokens signed, of a process's secret. */
export function recipientKeyOf(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'mail recipients', 32))
}

/** What the database keeps of a recipient: a keyed hash of the address without regard to case. */
export function hashRecipient(key: Buffer, email: string): string {
  return sign(key, `recipient ${email.trim().toLowerCase()}`)
}

/**
 * Under which hashes something is kept of a mailbox: its own, and those of before, of other secrets and of the address
 * as it was written or without its tag, which was before tags and dots were folded.
 */
export function recipientHashesOf(
  email: string,
  { recipientKey, formerSecrets }: Pick<Parts, 'recipientKey' | 'formerSecrets'>,
): { readonly own: string; readonly former: readonly string[] } {
  const own = hashRecipient(recipientKey, mailboxOf(email))
  const former = [recipientKey, ...formerSecrets.map(recipientKeyOf)]
    .flatMap((key) => [mailboxOf(email), withoutTag(email), email].map((one) => hashRecipient(key, one)))
    .filter((hash) => hash !== own)
  return { own, former }
}

/**
 * The text in a message's link that lets whoever has it stop such messages to that recipient; it does not run out. It
 * has the address as strangers may see it, so that the page can name it; messages of before have none.
 */
export function optOutToken(key: Buffer, recipientHash: string, maskedEmail: string | null): string {
  if (maskedEmail === null) return `${recipientHash}.${sign(key, `opt-out ${recipientHash}`)}`
  const named = `${recipientHash}.${Buffer.from(maskedEmail).toString('base64url')}`
  return `${named}.${sign(key, `opt-out ${named}`)}`
}

/** Whom a link is about. */
export interface OptOutRecipient {
  readonly recipientHash: string
  /** Null in links of before. */
  readonly maskedEmail: string | null
}

/** The recipient of a token that this store signed, else null. */
export function readOptOutToken(key: Buffer, token: string): OptOutRecipient | null {
  const [recipientHash = '', second = '', third, ...more] = token.split('.', 4)
  if (more.length > 0) return null
  const maskedEmail = third === undefined ? null : Buffer.from(second, 'base64url').toString()
  const given = Buffer.from(token)
  const expected = Buffer.from(optOutToken(key, recipientHash, maskedEmail))
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? { recipientHash, maskedEmail } : null
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
