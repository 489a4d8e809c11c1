import { normaliseCode } from '@benefits/domain/access/verification-code'
import { type CallContext, done, type Outcome, refuse } from '../../calls/handled-call.ts'
import { inTransaction, type Trx } from '../../database/in-transaction.ts'
import type { Row } from '../../database/schema.ts'
import type { Parts } from '../../parts.ts'
import { findAccountById, markEmailValidated } from '../../repositories/accounts.ts'
import { countWrongTry, listSentTimes, lockCurrentCode, spendCode } from '../../repositories/codes.ts'
import { markSessionVerified } from '../../repositories/verifications.ts'
import { CODE_RULES, codeState, secondsUntilNextCode } from './code-rules.ts'
import { isSameCode } from './derive-code.ts'

/**
 * Tries a code: right, it is spent and the session counts as verified for the account (decisions 4); wrong, used or
 * over: -116; after five wrong tries -117 until another is sent. Gives the account's e-mail.
 */
export function validateCode(
  { accountId, code }: { readonly accountId: string; readonly code: string },
  context: CallContext,
  parts: Parts,
): Promise<Outcome<string>> {
  return inTransaction(parts.database, async (trx): Promise<Outcome<string>> => {
    const account = await findAccountById(trx, { id: accountId, issuer: context.issuer.issuer.code })
    if (!account) return refuse(404)
    const current = await lockCurrentCode(trx, account.id)
    const state = codeState(current, context.now)
    if (state === 'tooManyTries')
      return refuse(-117, { retryAfter: await waitForNext(trx, account.id, context.now) })
    if (!current || state === 'gone') return refuse(-116)
    if (!isSameCode(parts.codeKey, current, normaliseCode(code))) {
      await countWrongTry(trx, current.id)
      return refuse(-116)
    }
    await spendCode(trx, current.id, context.now)
    await admit(trx, account, context)
    return done(account.email)
  })
}

async function admit(
  trx: Trx,
  { id, issuer, cnpj }: Row<'accounts'>,
  { sessionId, now }: CallContext,
): Promise<void> {
  await markEmailValidated(trx, id, now)
  await markSessionVerified(trx, { sessionId, accountId: id, issuer, cnpj, verifiedAt: now })
}

/** At least a second: the answer says when another code can be asked for. */
async function waitForNext(trx: Trx, accountId: string, now: Date): Promise<number> {
  const sent = await listSentTimes(trx, accountId, new Date(now.getTime() - CODE_RULES.hourMs))
  return Math.max(1, secondsUntilNextCode(sent, now))
}
