import type { RefusalName } from '@benefits/copy/refusals'
import { normaliseCode } from '@benefits/domain/access/verification-code'
import { inTransaction, type Trx } from '../../database/in-transaction.ts'
import type { Row } from '../../database/schema.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, type Refusal, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import type { SecurityEvent } from '../../protection/security-events.ts'
import { markAccountUsed } from '../../repositories/accounts.ts'
import { countWrongTry, hasAskedForCode, lockCurrentCode, spendCode } from '../../repositories/codes.ts'
import { endRegistration } from '../../repositories/registrations.ts'
import { markSessionVerified } from '../../repositories/verifications.ts'
import { CODE_RULES, codeState } from './code-rules.ts'
import { codeKeysOf, isSameCode } from './derive-code.ts'
import { codeSubjectOf, findSubject, type Subject } from './find-subject.ts'
import { openAccount, validateAccount } from './open-account.ts'
import { codeRequestOf, secondsOf } from './send-code.ts'

/** What a session tries, and for which id. */
interface Try {
  readonly accountId: string
  readonly code: string
}

type CodeRefusal = 'codeWrong' | 'codeLocked'

/** What a session is told of the code that it was sent: tries that are left with it, or that it was used or ran out. */
export type SentCode = { readonly triesLeft: number } | 'over'

/** A code that was not right, in a session that asked for one. */
interface WrongCode extends Refusal<'codeWrong'> {
  readonly sent: SentCode
}

/** The person of an account whose code was right, as far as the account knows. */
interface ProvenPerson {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly ddd?: string
  readonly phone?: string
  readonly birthDate?: string
}

type TryOutcome = Outcome<ProvenPerson, CodeRefusal | 'notFound' | 'accountTaken'> | WrongCode

type Known = Exclude<Subject, { readonly kind: 'foreign' } | null>

/**
 * Tries the code that the session asked for: right, it is spent, the registration becomes an account and the session is
 * verified for it; wrong, used or over: `codeWrong`; after five wrong tries `codeLocked` until another is sent;
 * `accountTaken` where the e-mail or CPF has an account by now. Tries at what the session never asked for count against
 * the session. Gives what the account knows of its person, and with `codeWrong` what is left of the code that was sent.
 */
export async function validateCode(tried: Try, context: CallContext, parts: Parts): Promise<TryOutcome> {
  const subject = await findSubject(parts.database.kysely, tried.accountId, context)
  if (subject === null) return refuse('notFound')
  const owner = { sessionId: context.sessionId, subjectId: tried.accountId }
  if (subject.kind === 'foreign' || !(await hasAskedForCode(parts.database.kysely, owner))) {
    return refuseStranger(context, parts)
  }
  const outcome = await inTransaction(parts.database, (trx) => tryCode(trx, tried, context, parts))
  if (!outcome.ok) tell(outcome.refusal, context, parts)
  return outcome
}

async function tryCode(
  trx: Trx,
  { accountId, code }: Try,
  context: CallContext,
  parts: Parts,
): Promise<TryOutcome> {
  const { sessionId, now } = context
  const current = await lockCurrentCode(trx, { sessionId, subjectId: accountId })
  // What the id stands for may have changed while another try held the code.
  const subject = await findSubject(trx, accountId, context)
  if (subject === null || subject.kind === 'foreign') return refuse('notFound')
  const state = codeState(current, now)
  if (state === 'tooManyTries') {
    const asking = await codeRequestOf(trx, codeSubjectOf(subject, accountId), context, parts)
    const wait = await secondsOf(trx, asking, now)
    // At least a second: the answer says when another code can be asked for.
    return refuse('codeLocked', { retryAfter: Math.max(1, wait) })
  }
  if (!current || state === 'gone') return { ok: false, refusal: 'codeWrong', sent: 'over' }
  if (!codeKeysOf(parts).some((key) => isSameCode(key, current, normaliseCode(code)))) {
    await countWrongTry(trx, current.id)
    const triesLeft = CODE_RULES.wrongTries - current.wrongTries - 1
    return { ok: false, refusal: 'codeWrong', sent: { triesLeft } }
  }
  await spendCode(trx, current.id, now)
  const account = await accountOf(trx, subject, now)
  if (account === null) return refuse('accountTaken')
  const { id, issuer, cnpj } = account
  await markAccountUsed(trx, id, now)
  await markSessionVerified(trx, { sessionId, accountId: id, issuer, cnpj, verifiedAt: now })
  // Who registered just now is told nothing of what was typed.
  return done(subject.kind === 'account' ? toProvenPerson(account) : { email: account.email })
}

/** The portals tell of their accounts neither phone nor birth date: what stands in their places is told to nobody. */
function toProvenPerson({
  email,
  firstName,
  lastName,
  ddd,
  phone,
  birthDate,
}: Row<'accounts'>): ProvenPerson {
  const isWhole = phone !== ''
  return { email, firstName, lastName, ...(isWhole && { ddd, phone, birthDate }) }
}

/** The account that the right code opens; null where somebody else's has its e-mail or CPF by now. */
async function accountOf(trx: Trx, subject: Known, now: Date): Promise<Row<'accounts'> | null> {
  if (subject.kind === 'account') {
    return (await validateAccount(trx, subject.account, now)) ? subject.account : null
  }
  const account = await openAccount(trx, subject.registration, now)
  if (account === null) await endRegistration(trx, subject.registration.id, now)
  return account
}

/** The owner's code is left alone: the guesses of a session are counted against it and its address. */
async function refuseStranger(
  { sessionId, address, content, requestId }: CallContext,
  { protection, security }: Parts,
): Promise<Outcome<never, CodeRefusal>> {
  const facts = { reqId: requestId, issuer: content.issuer.code, reason: 'notAskedFor' }
  const wait = Math.max(
    await protection.take('strangeCodesOfSession', sessionId),
    await protection.take('strangeCodesOfAddress', address),
  )
  security.tell(wait > 0 ? 'codeLocked' : 'wrongCode', facts)
  return wait > 0 ? refuse('codeLocked', { retryAfter: wait }) : refuse('codeWrong')
}

const EVENTS: { readonly [N in RefusalName]?: SecurityEvent } = {
  codeWrong: 'wrongCode',
  codeLocked: 'codeLocked',
}

function tell(refusal: RefusalName, { content, requestId }: CallContext, { security }: Parts): void {
  const event = EVENTS[refusal]
  if (event) security.tell(event, { reqId: requestId, issuer: content.issuer.code })
}
