import { createHmac, hkdfSync } from 'node:crypto'
import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import type { Parts } from '../../parts.ts'
import { isSame } from '../../protection/is-same.ts'

/** How long the link of a code's message opens something, and how long it counts in the session that opened it. */
export const OWNER_LINK_MS = 24 * 3_600_000

type Secrets = Pick<Parts, 'secret' | 'formerSecrets'>

/**
 * The key in the link of a code's message (docs/rules/access.md: `owner-link`): a keyed hash of the mailbox, the moment
 * from which it opens nothing any more, and a signature over both. It names neither e-mail nor code.
 */
export function ownerLinkKey(secret: Uint8Array, email: string, sentAt: Date): string {
  const key = keyOf(secret)
  const named = `${hashMailbox(key, email)}.${(sentAt.getTime() + OWNER_LINK_MS).toString(36)}`
  return `${named}.${sign(key, `link ${named}`)}`
}

/** Hash of the mailbox that a key of this store names and that has not ended, else null. */
export function readOwnerLink(text: string, { secret, formerSecrets }: Secrets, now: Date): string | null {
  const [mailboxHash = '', end = '', signature = '', ...more] = text.split('.', 4)
  if (more.length > 0) return null
  const isOurs = [secret, ...formerSecrets].some((one) =>
    isSame(signature, sign(keyOf(one), `link ${mailboxHash}.${end}`)),
  )
  return isOurs && Number.parseInt(end, 36) > now.getTime() ? mailboxHash : null
}

/** Under which hashes the links of an e-mail's mailbox may have been opened. */
export function mailboxHashesOf(email: string, { secret, formerSecrets }: Secrets): readonly string[] {
  return [secret, ...formerSecrets].map((one) => hashMailbox(keyOf(one), email))
}

function keyOf(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'owner links', 32))
}

function hashMailbox(key: Buffer, email: string): string {
  return sign(key, `mailbox ${mailboxOf(email)}`)
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
