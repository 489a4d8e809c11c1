import { sql } from 'kysely'
import type { Trx } from '../../database/in-transaction.ts'
import { mailOfOccasion } from '../../job-handlers/mails.ts'
import { eraseJobErrors } from '../../jobs/engine-tables.ts'
import { type Count, type Counts, erasePurchase } from './erase-purchase.ts'
import { answersOf, type FoundPerson } from './find-person.ts'
import { personalValues } from './person-files.ts'
import type { PersonTableName } from './person-tables.ts'
import { idsOf } from './subject.ts'

/** What an erasure did, table by table. */
export interface Erased {
  readonly tables: Counts
  /** Errors of jobs that named the person. */
  readonly jobs: number
}

/** Erases what was found of a person, in `trx`. Again is as good as once. */
export async function erasePerson(trx: Trx, found: FoundPerson, now: Date): Promise<Erased> {
  const ids = idsOf(found.subject)
  const erasing = { ids, isPersonal: personalValues(found), now }
  const counts: Counts[] = []
  for (const purchase of found.purchases) counts.push(await erasePurchase(trx, purchase, erasing))
  counts.push(await eraseMessages(trx, found))
  counts.push(await eraseAccess(trx, found))
  const answers = await sql`delete from idempotency_records where ${answersOf(found)}`.execute(trx)
  counts.push({ idempotency_records: { deleted: Number(answers.numAffectedRows ?? 0) } })
  await deleteOf(trx, 'grantCodes', 'sessionId', found.sessions)
  return { tables: sum(counts), jobs: await eraseJobErrors(trx, ids) }
}

/** Some keep their occasion, without the person: a job that runs twice would send them again. */
async function eraseMessages(trx: Trx, { messages }: FoundPerson): Promise<Counts> {
  const copies = messages.filter(({ dedupeKey }) => mailOfOccasion(dedupeKey)?.outlivesPerson)
  const others = messages.filter((message) => !copies.includes(message))
  await deleteOf(
    trx,
    'mailMessages',
    'id',
    others.map(({ id }) => id),
  )
  for (const { id } of copies) {
    await trx.updateTable('mailMessages').set({ recipient: '', subject: '' }).where('id', '=', id).execute()
  }
  return { mail_messages: { deleted: others.length, anonymised: copies.length } }
}

/** Everything by which the person came in. */
async function eraseAccess(
  trx: Trx,
  { accounts, registrations, codes, verifications, votes, sessions }: FoundPerson,
): Promise<Counts> {
  const accountIds = accounts.map(({ id }) => id)
  await deleteOf(
    trx,
    'verificationCodes',
    'id',
    codes.map(({ id }) => id),
  )
  await deleteOf(trx, 'sessionVerifications', 'accountId', accountIds)
  await deleteOf(
    trx,
    'registrations',
    'id',
    registrations.map(({ id }) => id),
  )
  await deleteOf(trx, 'accounts', 'id', accountIds)
  await deleteOf(trx, 'faqVotes', 'sessionId', sessions)
  return {
    accounts: { deleted: accounts.length },
    registrations: { deleted: registrations.length },
    verification_codes: { deleted: codes.length },
    session_verifications: { deleted: verifications.length },
    faq_votes: { deleted: votes.length },
  }
}

type Deletable =
  | 'mailMessages'
  | 'verificationCodes'
  | 'sessionVerifications'
  | 'registrations'
  | 'accounts'
  | 'faqVotes'
  | 'grantCodes'

async function deleteOf(
  trx: Trx,
  table: Deletable,
  column: 'id' | 'accountId' | 'sessionId',
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)}::text in (${sql.join(values)})`.execute(
    trx,
  )
}

function sum(all: readonly Counts[]): Counts {
  const total: Record<string, { deleted: number; anonymised: number; kept: number }> = {}
  for (const counts of all) {
    for (const [table, count] of Object.entries(counts) as [PersonTableName, Count][]) {
      total[table] ??= { deleted: 0, anonymised: 0, kept: 0 }
      total[table].deleted += count.deleted ?? 0
      total[table].anonymised += count.anonymised ?? 0
      total[table].kept += count.kept ?? 0
    }
  }
  return total
}
