import type { Trx } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { listSentTimes, replaceCode } from '../../repositories/codes.ts'
import { CODE_RULES, secondsUntilNextCode } from './code-rules.ts'
import { deriveCode, hashCode } from './derive-code.ts'

/**
 * Sends a new code to an account and ends its old one, in the caller's transaction, which holds the account. Gives the
 * seconds to wait instead where the limits say so, 0 where it was sent (details 11).
 */
export async function sendCode(trx: Trx, parts: Parts, accountId: string, now: Date): Promise<number> {
  const sent = await listSentTimes(trx, accountId, new Date(now.getTime() - CODE_RULES.hourMs))
  const wait = secondsUntilNextCode(sent, now)
  if (wait > 0) return wait
  await sendFirstCode(trx, parts, accountId, now)
  return 0
}

/** Sends a code to an account that had none yet. */
export async function sendFirstCode(
  trx: Trx,
  { codeKey, jobs, newId }: Parts,
  accountId: string,
  now: Date,
): Promise<void> {
  const id = newId()
  await replaceCode(trx, {
    id,
    accountId,
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
}
