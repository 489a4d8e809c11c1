import type { Db } from '../../database/database.ts'
import type { Trx } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { LimitName } from '../../protection/limits.ts'
import { networkOf } from '../../protection/network-of.ts'
import { listSentCodes, replaceCode } from '../../repositories/codes.ts'
import { lockName } from '../../repositories/lock-name.ts'
import { CODE_RULES, type CodeAsker, secondsUntilNextCode } from './code-rules.ts'
import { deriveCode, hashCode } from './derive-code.ts'

/** Somebody who asks for a code, and to which e-mail (lower case) it would go. */
export interface Asking extends CodeAsker {
  readonly recipient: string
}

/** How many codes of one account an address may cause for sessions that never proved to be its owner's. */
const LIMIT_OF_ADDRESS = {
  newcomer: null,
  stranger: 'codesForStrangerFromAddress',
  owner: null,
} as const satisfies Record<CodeAsker['standing'], LimitName | null>

/**
 * Seconds to wait before a code is asked for in a transaction, 0 for none: what the rules say already, and what the
 * caller's address has left of this recipient.
 */
export async function waitForCode(
  asking: Asking,
  { address, now, requestId, issuer }: CallContext,
  parts: Parts,
): Promise<number> {
  const early = await secondsOf(parts.database.kysely, asking, now)
  const limit = LIMIT_OF_ADDRESS[asking.standing]
  if (early > 0 || limit === null) return early
  const wait = await parts.protection.take(limit, `${networkOf(address)} ${asking.recipient}`)
  if (wait > 0) {
    parts.security.tell('limitReached', { reqId: requestId, issuer: issuer.issuer.code, reason: limit })
  }
  return wait
}

/**
 * Sends a new code to a recipient and ends the asking session's old one, in the caller's transaction; codes of one
 * recipient go one after the other. Gives the seconds to wait instead where the rules say so, 0 where it was sent.
 */
export async function sendCode(
  trx: Trx,
  parts: Pick<Parts, 'codeKey' | 'jobs' | 'newId'>,
  asking: Asking,
  now: Date,
): Promise<number> {
  await lockName(trx, `codes of ${asking.recipient}`)
  const wait = await secondsOf(trx, asking, now)
  if (wait > 0) return wait
  const { codeKey, jobs, newId } = parts
  const { sessionId, subjectId, recipient, standing } = asking
  const id = newId()
  await replaceCode(trx, {
    id,
    sessionId,
    subjectId,
    recipient,
    isProven: standing === 'owner',
    codeHash: hashCode(codeKey, id, deriveCode(codeKey, id)),
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_RULES.lifeMs),
  })
  await jobs.enqueue(
    trx,
    'mail',
    { kind: 'verificationCode', verificationCodeId: id },
    { singletonKey: id, isUrgent: true },
  )
  return 0
}

/** Whole seconds until the rules allow another code; 0 for at once. */
export async function secondsOf(db: Db, asking: Asking, now: Date): Promise<number> {
  const since = new Date(now.getTime() - CODE_RULES.hourMs)
  return secondsUntilNextCode(asking, await listSentCodes(db, asking.recipient, since), now)
}
