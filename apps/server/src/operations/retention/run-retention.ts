import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type EndingName, RETENTION, type TimedName } from '../../config/retention-table.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { outboxFolder } from '../../outbox-page/read-outbox.ts'
import type { Ports } from '../../parts.ts'
import { OwnError } from '../../ports/own-error.ts'
import { expireContracts } from './expire-contracts.ts'
import { expireDrafts } from './expire-drafts.ts'
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
/** A batch holds its rows for about as long at most: one that took longer is followed by a smaller one. */
const MOST_MS = 50
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
  openings: deleting('mail_openings', ['session_id', 'mailbox_hash'], olderBy('ends_at')),
  lookUps: deleting('looked_up', ['service', 'key'], olderBy('ends_at')),
  leads: expireLeads,
  drafts: expireDrafts,
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
 * them; a kind that fails ends none of the others and is told at the end (`RetentionFailed`). Several processes may run
 * it at once. Ends early, without harm, once `signal` is aborted.
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
  const kinds = Object.entries(expirers(config.dataDir, ports.objects)) as [EndingName, Expire][]
  const failures: Error[] = []
  for (const [name, expire] of kinds) {
    const count = (taken: number) => {
      if (taken > 0) expired[name] = (expired[name] ?? 0) + taken
    }
    await drain(database, { expire, before: instantOf(name), now: at }, count, signal).catch((cause) => {
      failures.push(new OwnError(`Retention of ${name} failed.`, { cause }))
    })
  }
  const files = await expireOutbox(outboxFolder(config), instantOf('mails'), signal)
  if (files > 0) expired.outboxFiles = files
  if (failures.length > 0) throw new RetentionFailed(failures, expired)
  return expired
}

/** Some kinds of data could not be let go; all others were. */
export class RetentionFailed extends AggregateError {
  readonly expired: Expired

  constructor(failures: readonly Error[], expired: Expired) {
    super(failures, 'Some kinds of data could not be let go.')
    this.expired = expired
  }
}

/** Lets all go of one kind, batch by batch. */
async function drain(
  database: Database,
  { expire, before, now }: { readonly expire: Expire; readonly before: Date; readonly now: Date },
  count: (taken: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let limit = BATCH
  while (!signal.aborted) {
    const began = performance.now()
    const taken = await inTransaction(database, (trx) => expire(trx, { before, now, limit }))
    const tookMs = performance.now() - began
    count(taken)
    if (taken < limit) return
    limit = nextLimit(limit, tookMs)
    await rest(tookMs, signal)
  }
}

/** Half as many rows after a batch that took too long, twice as many after one that took far less. */
export function nextLimit(limit: number, tookMs: number): number {
  if (tookMs > MOST_MS) return Math.max(1, Math.floor(limit / 2))
  return tookMs < MOST_MS / 4 ? Math.min(BATCH, limit * 2) : limit
}

async function rest(workedMs: number, signal: AbortSignal): Promise<void> {
  const pause = Math.max(LEAST_REST_MS, RESTS * workedMs)
  await wait(pause, undefined, { signal, ref: false }).catch(() => {})
}
