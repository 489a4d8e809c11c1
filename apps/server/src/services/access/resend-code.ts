import { type CallContext, done, type Outcome, refuse } from '../../calls/handled-call.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { lockAccount } from '../../repositories/accounts.ts'
import { sendCode } from './send-code.ts'

/** Sends another code to an account: 404 for no account of the issuer, 429 inside the limits (details 11). */
export function resendCode(
  accountId: string,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<undefined>> {
  return inTransaction(parts.database, async (trx): Promise<Outcome<undefined>> => {
    const account = { id: accountId, issuer: context.issuer.issuer.code }
    if (!(await lockAccount(trx, account))) return refuse(404)
    const wait = await sendCode(trx, parts, accountId, context.now)
    return wait > 0 ? refuse(429, { retryAfter: wait }) : done(undefined)
  })
}
