import type { Db } from '../../database/database.ts'
import type { Row } from '../../database/schema.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { findAccountById } from '../../repositories/accounts.ts'
import { findRegistration } from '../../repositories/registrations.ts'
import type { CodeSubject } from './send-code.ts'

/** What an id of the access calls stands for in a session; null is unknown. */
export type Subject =
  | { readonly kind: 'registration'; readonly registration: Row<'registrations'> }
  | { readonly kind: 'account'; readonly account: Row<'accounts'> }
  /** A registration that another session made: nothing about it is told. */
  | { readonly kind: 'foreign' }
  | null

type Requester = Pick<CallContext, 'sessionId' | 'content' | 'now'>

/** The session's own registration or an account behind an id; a registration that was validated is its account. */
export async function findSubject(db: Db, id: string, asker: Requester): Promise<Subject> {
  const key = { id, issuer: asker.content.issuer.code }
  const registration = await findRegistration(db, { ...key, now: asker.now })
  const isOwn = registration?.sessionId === asker.sessionId
  if (registration && isOwn && registration.accountId === null) return { kind: 'registration', registration }
  const accountId = isOwn ? registration?.accountId : null
  const account = await findAccountById(db, { ...key, id: accountId ?? id })
  if (account) return { kind: 'account', account }
  return registration ? { kind: 'foreign' } : null
}

/** What a code for it would be for. */
export function codeSubjectOf(
  subject: Exclude<Subject, { readonly kind: 'foreign' } | null>,
  id: string,
): CodeSubject {
  const { emailKey } = subject.kind === 'account' ? subject.account : subject.registration
  return { id, kind: subject.kind, emailKey }
}
