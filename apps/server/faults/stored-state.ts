import {
  CHAIN_START,
  chainedEvidence,
  type EvidenceRecord,
  type Seals,
} from '@benefits/domain/contract/evidence'
import { sql } from 'kysely'
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts'
import { sha256 } from '../src/services/contract/identify-contract.ts'

/** What the database holds once the process has ended. */
export interface StoredState {
  readonly orders: readonly {
    readonly id: string
    readonly number: string
    readonly leadId: string
    readonly cartId: string
    readonly evidenceId: string
    readonly hasFinal: boolean
  }[]
  readonly evidences: readonly { readonly id: string; readonly documentHash: string }[]
  readonly unsentMails: number
  /** Jobs that are neither done nor gone, by queue and state; but those that wait half an hour on purpose. */
  readonly openJobs: readonly string[]
  /** Acceptances whose link of the chain is missing or does not follow from the one before. */
  readonly brokenLinks: number
}

/** Opens the database after its process has ended, reads, and closes it again. */
export async function readStoredState(settings: DatabaseSettings): Promise<StoredState> {
  const { kysely, close } = await openDatabase(settings)
  try {
    const orders = await kysely
      .selectFrom('orders')
      .select(['id', 'number', 'leadId', 'cartId', 'evidenceId'])
      .select(sql<boolean>`final_hash is not null and final_document is not null`.as('hasFinal'))
      .execute()
    const evidences = await kysely
      .selectFrom('evidences')
      .select(['id', 'issuer', 'documentHash', 'record', 'seals', 'previousHash', 'recordHash'])
      .execute()
    const unsent = await kysely.selectFrom('mailMessages').select('id').where('sentAt', 'is', null).execute()
    const { rows: jobs } = await sql<{ name: string; state: string; tries: number; due: string }>`
      select name, state::text as state, retry_count as tries, (start_after - now())::text as due from pgboss.job
      where state not in ('completed', 'cancelled') and name <> 'lead-follow-up'`.execute(kysely)
    return {
      orders,
      evidences: evidences.map(({ id, documentHash }) => ({ id, documentHash })),
      unsentMails: unsent.length,
      openJobs: jobs.map(
        ({ name, state, tries, due }) => `${name}: ${state}, tried again ${tries} times, due in ${due}`,
      ),
      brokenLinks: [...Map.groupBy(evidences, ({ issuer }) => issuer).values()].reduce(
        (sum, chain) => sum + countBrokenLinks(chain),
        0,
      ),
    }
  } finally {
    await close()
  }
}

interface Link {
  readonly record: unknown
  readonly seals: Seals | null
  readonly previousHash: string | null
  readonly recordHash: string | null
}

/** Follows an issuer's chain from its start; whatever it does not reach, or was changed, is broken. */
function countBrokenLinks(links: readonly Link[]): number {
  const byPrevious = new Map(links.map((link) => [link.previousHash, link]))
  let reached = 0
  let hash = CHAIN_START
  for (let link = byPrevious.get(hash); link; link = byPrevious.get(hash)) {
    const expected = sha256(chainedEvidence(link.record as EvidenceRecord, hash, link.seals))
    if (link.recordHash !== expected) break
    reached += 1
    hash = expected
  }
  return links.length - reached
}
