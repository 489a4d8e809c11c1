import type { Db } from '../../database/database.ts'
import type { Row } from '../../database/schema.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { findAccountById } from '../../repositories/accounts.ts'
import { findRegistration } from '../../repositories/registrations.ts'
import { hasProven } from '../../repositories/verifications.ts'
import type { CodeAsker } from './code-rules.ts'
import type { Asking } from './send-code.ts'

/** What an id of the access calls stands for in a session; null is unknown. */
export type Subject =
  | { readonly kind: 'registration'; readonly registration: Row<'registrations'> }
  | { readonly kind: 'account'; readonly account: Row<'accounts'> }
  /** A registration that another session made: nothing about it is told. */
  | { readonly kind: 'foreign' }
  | null

type Asker = Pick<CallContext, 'sessionId' | 'issuer' | 'now'>

/** The session's own registration or an account behind an id; a registration that was validated is its account. */
export async function findSubject(db: Db, id: string, asker: Asker): Promise<Subject> {
  const key = { id, issuer: asker.issuer.issuer.code }
  const registration = await findRegistration(db, { ...key, now: asker.now })
  const isOwn = registration?.sessionId === asker.sessionId
  if (registration && isOwn && registration.accountId === null) return { kind: 'registration', registration }
  const accountId = isOwn ? registration?.accountId : null
  const account = await findAccountById(db, { ...key, id: accountId ?? id })
  if (account) return { kind: 'account', account }
  return registration ? { kind: 'foreign' } : null
}

/** As whom a session asks for a code of a registration or an account. */
export async function askingFor(
  db: Db,
  subject: Exclude<Subject, { readonly kind: 'foreign' } | null>,
  subjectId: string,
  { sessionId }: Asker,
): Promise<Asking> {
  if (subject.kind === 'registration') {
    return { sessionId, subjectId, recipient: subject.registration.emailKey, standing: 'newcomer' }
  }
  const { id: accountId, emailKey } = subject.account
  const standing: CodeAsker['standing'] = (await hasProven(db, { sessionId, accountId }))
    ? 'owner'
    : 'stranger'
  return { sessionId, subjectId, recipient: emailKey, standing }
}
