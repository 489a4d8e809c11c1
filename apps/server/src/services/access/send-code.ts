import { createHmac } from 'node:crypto'
import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import type { Db } from '../../database/database.ts'
import type { Trx } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import { networksOf } from '../../protection/network-of.ts'
import { hasAccountWith } from '../../repositories/accounts.ts'
import { listSentCodes, replaceCode } from '../../repositories/codes.ts'
import { lockName } from '../../repositories/lock-name.ts'
import { hasOpenedMail } from '../../repositories/mail-openings.ts'
import { hasProven } from '../../repositories/verifications.ts'
import { CODE_RULES } from './code-rules.ts'
import { type CodeRequester, secondsUntilNextCode } from './code-shares.ts'
import { deriveCode, hashCode } from './derive-code.ts'
import { verificationCodeMail } from './mail-code.ts'
import { mailboxHashesOf } from './owner-link.ts'

/** Somebody who asks for a code, and to which e-mail (lower case) it would go. */
export interface CodeRequest extends CodeRequester {
  readonly recipient: string
}

/** What is asked for: an account, or a registration that may become one. */
export interface CodeSubject {
  readonly id: string
  readonly kind: 'registration' | 'account'
  /** Its e-mail in lower case. */
  readonly emailKey: string
}

/** As whom a session asks for a code. */
export async function codeRequestOf(
  db: Db,
  { id: subjectId, kind, emailKey: recipient }: CodeSubject,
  { sessionId, address, now }: Pick<CallContext, 'sessionId' | 'address' | 'now'>,
  { codeKey, config, secret, formerSecrets }: Pick<Parts, 'codeKey' | 'config' | 'secret' | 'formerSecrets'>,
): Promise<CodeRequest> {
  const names = config.relaxedLimits ? ['anywhere'] : networksOf(address).map(({ name }) => name)
  const [network = '', wideNetwork = network] = [names.at(0), names.at(-1)].map((name) =>
    createHmac('sha256', codeKey).update(`network ${name}`).digest('base64url'),
  )
  const purposesOfNetwork = config.relaxedLimits ? Number.POSITIVE_INFINITY : CODE_RULES.share
  const standing = await standingOf(db, { sessionId, kind, recipient, now }, { secret, formerSecrets })
  return { sessionId, subjectId, recipient, standing, network, wideNetwork, purposesOfNetwork }
}

async function standingOf(
  db: Db,
  {
    sessionId,
    kind,
    recipient,
    now,
  }: Pick<CodeRequest, 'sessionId' | 'recipient'> & Pick<CodeSubject, 'kind'> & { readonly now: Date },
  secrets: Pick<Parts, 'secret' | 'formerSecrets'>,
): Promise<CodeRequester['standing']> {
  if (await hasProven(db, { sessionId, emailKey: recipient })) return 'owner'
  const mailboxHashes = mailboxHashesOf(recipient, secrets)
  if (await hasOpenedMail(db, { sessionId, mailboxHashes, now })) return 'owner'
  if (kind === 'account') return 'stranger'
  const isKnown = await hasAccountWith(db, [recipient, mailboxOf(recipient)])
  return isKnown ? 'newcomerBeside' : 'newcomer'
}

/**
 * Seconds to wait before a code is asked for in a transaction, 0 for none; longer than a pause is told to operators.
 */
export async function waitForCode(
  asking: CodeRequest,
  { now, requestId, content }: CallContext,
  { database, security }: Parts,
): Promise<number> {
  const seconds = await secondsOf(database.kysely, asking, now)
  if (seconds * 1000 > CODE_RULES.pauseMs) {
    security.tell('limitReached', { reqId: requestId, issuer: content.issuer.code, reason: 'codesOfMailbox' })
  }
  return seconds
}

/** Lets one transaction at a time count and send codes of the mailbox that an e-mail fills. */
export function lockMailbox(trx: Trx, email: string): Promise<void> {
  return lockName(trx, `codes of ${mailboxOf(email)}`)
}

/**
 * Sends a new code to a recipient and ends the asking session's old one, in the caller's transaction; codes of one
 * mailbox go one after the other. Gives the seconds to wait instead where the rules say so, 0 where it was sent.
 */
export async function sendCode(
  trx: Trx,
  parts: Pick<Parts, 'codeKey' | 'jobs' | 'newId'>,
  asking: CodeRequest,
  now: Date,
): Promise<number> {
  await lockMailbox(trx, asking.recipient)
  const wait = await secondsOf(trx, asking, now)
  if (wait > 0) return wait
  const { codeKey, jobs, newId } = parts
  const { sessionId, subjectId, recipient, network, wideNetwork, standing } = asking
  const id = newId()
  await replaceCode(trx, {
    id,
    sessionId,
    subjectId,
    recipient,
    mailbox: mailboxOf(recipient),
    network,
    wideNetwork,
    isNewcomer: standing === 'newcomer' || standing === 'newcomerBeside',
    isProven: standing === 'owner',
    codeHash: hashCode(codeKey, id, deriveCode(codeKey, id)),
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_RULES.lifeMs),
  })
  const options = { singletonKey: id, isUrgent: true }
  await verificationCodeMail.enqueue(trx, jobs, { verificationCodeId: id }, options)
  return 0
}

/** Whole seconds until the rules allow another code; 0 for at once. */
export async function secondsOf(db: Db, asking: CodeRequest, now: Date): Promise<number> {
  const since = new Date(now.getTime() - CODE_RULES.hourMs)
  return secondsUntilNextCode(asking, await listSentCodes(db, mailboxOf(asking.recipient), since), now)
}
