import { STORE_ORIGIN } from '@benefits/domain/access/access-origin'
import { type Kysely, sql } from 'kysely'
import type { Row, Tables } from '../../database/schema.ts'
import { occasionsAbout } from '../../job-handlers/mails.ts'
import { HAS_CONFIRMED_ORDER } from '../../repositories/accounts.ts'
import type { MailSubject } from '../../services/mail/define-mail.ts'
import { anyIn, type FoundPurchase, findPurchases, type Reading } from './find-purchases.ts'
import { idsIn } from './people-of.ts'
import { idsOf, normaliseId, type Subject } from './subject.ts'

/** All that the tables hold of a person. */
export interface FoundPerson {
  /** As asked for, and the e-mails that are known to be of the CPF that was asked for. */
  readonly subject: Subject
  readonly accounts: readonly Row<'accounts'>[]
  readonly registrations: readonly Row<'registrations'>[]
  readonly codes: readonly Row<'verificationCodes'>[]
  readonly verifications: readonly Row<'sessionVerifications'>[]
  readonly purchases: readonly FoundPurchase[]
  readonly messages: readonly Row<'mailMessages'>[]
  readonly votes: readonly Row<'faqVotes'>[]
  /** Sessions that are known to be the person's. */
  readonly sessions: readonly string[]
  /** Ids that stand beside the person's in what was found and were not asked for. */
  readonly alsoNamed: readonly string[]
}

/**
 * Finds a person by CPF and e-mail. Neither leads on to the other by what somebody wrote alone: anybody may write
 * somebody else's CPF into an account of a mailbox of their own, and would get at that person's data, or that person at
 * theirs. A CPF leads to the e-mails of validated accounts that an order or the portals confirmed
 * (docs/rules/access.md: `unique-when-confirmed`).
 */
export async function findPerson(db: Kysely<Tables>, asked: Subject, reading: Reading): Promise<FoundPerson> {
  const subject = { ...asked, emails: await withProvenEmails(db, asked) }
  const { cpfs, emails } = subject
  const accounts = await db
    .selectFrom('accounts')
    .selectAll()
    .where((is) => is.or([isOneOf(sql`cpf`, cpfs), isOneOf(sql`email_key`, emails)]))
    .orderBy('id')
    .execute()
  const registrations = await db
    .selectFrom('registrations')
    .selectAll()
    .where((is) => is.or([isOneOf(sql`cpf`, cpfs), isOneOf(sql`email_key`, emails)]))
    .orderBy('id')
    .execute()
  const purchases = await findPurchases(db, subject, reading)
  const accountIds = accounts.map(({ id }) => id)
  const subjectIds = [...accountIds, ...registrations.map(({ id }) => id)]
  const codes = await db
    .selectFrom('verificationCodes')
    .selectAll()
    .where((is) => is.or([isIdOf(sql`subject_id`, subjectIds), isOneOf(sql`recipient`, emails)]))
    .orderBy('id')
    .execute()
  const verifications = await db
    .selectFrom('sessionVerifications')
    .selectAll()
    .where(isIdOf(sql`account_id`, accountIds))
    .execute()
  const sessions = sessionsOf({ registrations, verifications, purchases })
  return {
    subject,
    accounts,
    registrations,
    codes,
    verifications,
    purchases,
    sessions,
    messages: await findMessages(db, subject, { purchases, codes }),
    votes: await db.selectFrom('faqVotes').selectAll().where(isIdOf(sql`session_id`, sessions)).execute(),
    alsoNamed: namedBeside(subject, { accounts, purchases }),
  }
}

function isOneOf(column: ReturnType<typeof sql>, values: readonly string[]) {
  return values.length === 0 ? sql<boolean>`false` : sql<boolean>`${column} in (${sql.join(values)})`
}

/** As ids, so that their index is used. */
function isIdOf(column: ReturnType<typeof sql>, ids: readonly string[]) {
  return ids.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`${column} = any(array[${sql.join(ids)}]::uuid[])`
}

async function withProvenEmails(db: Kysely<Tables>, { cpfs, emails }: Subject): Promise<readonly string[]> {
  const proven = await db
    .selectFrom('accounts')
    .select('emailKey')
    .where(isOneOf(sql`cpf`, cpfs))
    .where('emailValidatedAt', 'is not', null)
    .where((is) => is.or([HAS_CONFIRMED_ORDER, is('origin', '<>', STORE_ORIGIN)]))
    .execute()
  return [...new Set([...emails, ...proven.map(({ emailKey }) => emailKey)])]
}

/** By recipient, and by occasion: what was written about a purchase or a code of the person. */
function findMessages(
  db: Kysely<Tables>,
  { emails }: Subject,
  { purchases, codes }: Pick<FoundPerson, 'purchases' | 'codes'>,
) {
  const own = purchases.filter(({ isOwn }) => isOwn)
  const occasions = occasionsAbout({
    lead: own.map(({ lead }) => lead.id),
    order: own.flatMap(({ orders }) => orders.map(({ id }) => id)),
    code: codes.map(({ id }) => id),
    proposal: own.flatMap(({ proposals }) => proposals.map(({ id }) => id)),
  } satisfies Record<MailSubject, readonly string[]>)
  return db
    .selectFrom('mailMessages')
    .selectAll()
    .where((is) => is.or([isOneOf(sql`lower(recipient)`, emails), isOneOf(sql`dedupe_key`, occasions)]))
    .orderBy('id')
    .execute()
}

function sessionsOf({
  registrations,
  verifications,
  purchases,
}: Pick<FoundPerson, 'registrations' | 'verifications' | 'purchases'>): readonly string[] {
  const sessions = [
    ...registrations.map(({ sessionId }) => sessionId),
    ...verifications.map(({ sessionId }) => sessionId),
    ...purchases.filter(({ isOwn }) => isOwn).map(({ lead }) => lead.sessionId),
  ]
  return [...new Set(sessions)]
}

function namedBeside(
  subject: Subject,
  { accounts, purchases }: Pick<FoundPerson, 'accounts' | 'purchases'>,
): readonly string[] {
  const asked = new Set(idsOf(subject))
  const beside = [
    ...accounts.flatMap(({ cpf, emailKey }) => [normaliseId(cpf), emailKey]),
    ...purchases.flatMap(({ places }) => places.flatMap(idsIn)),
  ]
  return [...new Set(beside)].filter((id) => !asked.has(id))
}

/** First answers to repeated calls that were given to a session of the person; read whole, those too that name it. */
export async function findAnswers(db: Kysely<Tables>, found: FoundPerson, reading: Reading): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from idempotency_records
    where ${reading === 'whole' ? answersOf(found) : isIdOf(sql`session_id`, found.sessions)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** SQL: an answer names the person or was given to a session of it. */
export function answersOf({ subject, sessions }: FoundPerson) {
  return sql`(${isIdOf(sql`session_id`, sessions)} or ${anyIn(
    sql`lower(coalesce(answer::text, ''))`,
    idsOf(subject),
  )})`
}
