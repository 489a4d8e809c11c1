import { canonicalEvidence } from '@benefits/domain/contract/evidence'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/schema.ts'
import { type Link, readLinks } from './read-links.ts'
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

/** So many links are read at a time. */
const PAGE = 500

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
  const rows = await db.selectFrom('evidenceChainDays').selectAll().where('issuer', '=', issuer).execute()
  const days = new Map(
    rows.toSorted((a, b) => b.day.localeCompare(a.day)).map((row) => [row.lastHash, row.day]),
  )
  const links: ChainLink[] = []
  for (let last: string = previous; ; ) {
    const next = await readLinks(db, issuer, last, PAGE)
    for (const { hash, ...link } of next) {
      if (hash === null) return { issuer, previous, links, day: null }
      links.push({ hash, text: textOf(link) })
      last = hash
      const day = days.get(hash)
      if (day !== undefined) return { issuer, previous, links, day }
    }
    if (next.length < PAGE) return { issuer, previous, links, day: null }
  }
}

/** What a link's hash was made of; null where values of it were erased since. */
function textOf(link: Omit<Link, 'hash'>): string | null {
  const { kind, recordHash, seals, isResealed } = link
  const record = remainingEvidenceOrNull(link)
  if (record === null || (kind === 'own' && isResealed)) return null
  const text = canonicalEvidence(record, seals)
  return kind === 'own' ? text : `reseals ${recordHash}\n${text}`
}
