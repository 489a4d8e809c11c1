import { canonicalEvidence } from '@benefits/domain/contract/evidence'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/schema.ts'
import { remainingEvidenceOrNull } from './stored-evidence.ts'

/** A link of a chain: its hash is the SHA-256 of the hash before it, a line end and its text. */
export interface ChainLink {
  readonly hash: string
  /** Null where values that it was made of were erased: its hash is all that is left. */
  readonly text: string | null
}

/** The links from an order's acceptance to the end of the day that was published next. */
export interface LinksToDay {
  readonly issuer: string
  /** The hash before the first of them. */
  readonly previous: string
  readonly links: readonly ChainLink[]
  /** Null where no day after the acceptance is over yet. */
  readonly day: string | null
}

/** What lets somebody repeat a chain from an order's acceptance on; null for an order that is in none. */
export async function linksOfOrder(db: Kysely<Tables>, orderNumber: string): Promise<LinksToDay | null> {
  const own = await db
    .selectFrom('orders')
    .innerJoin('evidences', 'evidences.id', 'orders.evidenceId')
    .select(['evidences.issuer', 'evidences.previousHash'])
    .where('orders.number', '=', orderNumber)
    .where('evidences.recordHash', 'is not', null)
    .executeTakeFirst()
  if (!own?.previousHash) return null
  const { issuer, previousHash: previous } = own
  const byPrevious = await linksByPrevious(db, issuer)
  const rows = await db.selectFrom('evidenceChainDays').selectAll().where('issuer', '=', issuer).execute()
  const days = new Map(
    rows.toSorted((a, b) => b.day.localeCompare(a.day)).map((row) => [row.lastHash, row.day]),
  )
  const links: ChainLink[] = []
  for (let link = byPrevious.get(previous); link; link = byPrevious.get(link.hash)) {
    links.push(link)
    const day = days.get(link.hash)
    if (day !== undefined) return { issuer, previous, links, day }
  }
  return { issuer, previous, links, day: null }
}

async function linksByPrevious(db: Kysely<Tables>, issuer: string): Promise<ReadonlyMap<string, ChainLink>> {
  const evidences = await db
    .selectFrom('evidences')
    .select(['id', 'record', 'seals', 'previousHash', 'recordHash'])
    .where('issuer', '=', issuer)
    .where('recordHash', 'is not', null)
    .execute()
  const reseals = await db.selectFrom('evidenceReseals').selectAll().where('issuer', '=', issuer).execute()
  const resealed = new Set(reseals.map(({ evidenceId }) => evidenceId))
  const texts = new Map(
    evidences.map((evidence) => {
      const record = remainingEvidenceOrNull(evidence)
      return [evidence.id, record && canonicalEvidence(record, evidence.seals)] as const
    }),
  )
  const own = evidences.map(({ id, previousHash, recordHash }) => {
    const text = resealed.has(id) ? null : (texts.get(id) ?? null)
    return [String(previousHash), { hash: String(recordHash), text }] as const
  })
  const hashes = new Map(evidences.map(({ id, recordHash }) => [id, recordHash]))
  const later = reseals.map(({ evidenceId, previousHash, recordHash }) => {
    const text = texts.get(evidenceId)
    const sealing = text ? `reseals ${hashes.get(evidenceId)}\n${text}` : null
    return [previousHash, { hash: recordHash, text: sealing }] as const
  })
  return new Map<string, ChainLink>([...own, ...later])
}
