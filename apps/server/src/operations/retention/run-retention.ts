import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type EndingName, RETENTION, type TimedName } from '../../config/retention-table.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { outboxFolder } from '../../outbox-page/read-outbox.ts'
import type { Ports } from '../../parts.ts'
import { expireContracts } from './expire-contracts.ts'
import { expireLeads } from './expire-leads.ts'
import { expireOutbox } from './expire-outbox.ts'
import { both, deleting, type Expire, olderBy } from './expire-rows.ts'

/** What the job works with. */
export interface RetentionNeeds {
  readonly database: Database
  readonly config: Pick<Config, 'dataDir' | 'retentionDays'>
  readonly ports: Pick<Ports, 'objects'>
  readonly now: () => Date
}

/** How much was taken of each row of the table; rows of which nothing was are absent. */
export type Expired = Readonly<Partial<Record<EndingName | 'outboxFiles', number>>>

/** Most rows of one transaction: the embedded engine serves nobody else meanwhile. */
const BATCH = 100
/** After a batch the database rests so many times as long as it took: the job has a quarter of it at most. */
const RESTS = 3
const LEAST_REST_MS = 10
const DAY_MS = 24 * 3600_000

/** How each row's data goes. */
const expirers = (dataDir: string, objects: Ports['objects']): Readonly<Record<EndingName, Expire>> => ({
  grantCodes: deleting('grant_codes', ['code_hash'], olderBy('expires_at')),
  answers: deleting('idempotency_records', ['session_id', 'call', 'key'], olderBy('expires_at')),
  limits: deleting('protection_counts', ['key'], ({ before }) => sql`expire < ${before.getTime()}`),
  codes: deleting('verification_codes', ['id'], olderBy('sent_at')),
  registrations: deleting('registrations', ['id'], olderBy('expires_at')),
  verifications: deleting('session_verifications', ['session_id', 'account_id'], olderBy('verified_at')),
  endings: deleting('ended_sessions', ['session_id'], olderBy('ends_at')),
  leads: expireLeads,
  drafts: deleting(
    'contracts',
    ['id'],
    ({ before }) => sql`created_at < ${before} and not exists (
      select 1 from evidences e where e.contract_id = contracts.id)`,
  ),
  mails: deleting('mail_messages', ['id'], olderBy('created_at')),
  signatures: deleting('portal_signatures', ['signature_hash'], olderBy('ends_at')),
  followUps: deleting('lead_follow_ups', ['issuer', 'recipient_hash'], olderBy('ends_at')),
  cards: deleting(
    'card_authorisations',
    ['id'],
    ({ before }) => sql`updated_at < ${before} and status in ('denied', 'void')`,
  ),
  votes: deleting('faq_votes', ['session_id', 'issuer', 'article_id'], olderBy('updated_at')),
  accounts: deleting(
    'accounts',
    ['id'],
    ({ before }) => sql`coalesce(used_at, email_validated_at, created_at) < ${before} and not exists (
      select 1 from orders o
      where o.issuer = accounts.issuer and o.cnpj = accounts.cnpj and o.hired_at >= ${before})`,
  ),
  contracts: expireContracts(join(dataDir, 'portal'), objects),
  requests: both(
    deleting('person_requests', ['id'], olderBy('requested_at')),
    deleting('operator_actions', ['id'], olderBy('done_at')),
  ),
})

/**
 * Lets data go whose time has come, row by row of the table of retention, in small transactions with rests between
 * them. Several processes may run it at once. Ends early, without harm, once `signal` is aborted.
 */
export async function runRetention(
  { database, config, ports, now }: RetentionNeeds,
  signal: AbortSignal = new AbortController().signal,
): Promise<Expired> {
  const expired: Partial<Record<keyof Expired, number>> = {}
  const at = now()
  const instantOf = (name: EndingName) => {
    const { after } = RETENTION[name]
    const days = after === 'ownEnd' ? 0 : config.retentionDays[name as TimedName]
    return new Date(at.getTime() - days * DAY_MS)
  }
  for (const [name, expire] of Object.entries(expirers(config.dataDir, ports.objects)) as [
    EndingName,
    Expire,
  ][]) {
    const batch = { before: instantOf(name), now: at, limit: BATCH }
    let taken = BATCH
    while (taken === BATCH && !signal.aborted) {
      const began = performance.now()
      taken = await inTransaction(database, (trx) => expire(trx, batch))
      if (taken > 0) expired[name] = (expired[name] ?? 0) + taken
      if (taken === BATCH) await rest(performance.now() - began, signal)
    }
  }
  const files = await expireOutbox(outboxFolder(config), instantOf('mails'), signal)
  return files > 0 ? { ...expired, outboxFiles: files } : expired
}

async function rest(workedMs: number, signal: AbortSignal): Promise<void> {
  const pause = Math.max(LEAST_REST_MS, RESTS * workedMs)
  await wait(pause, undefined, { signal, ref: false }).catch(() => {})
}
