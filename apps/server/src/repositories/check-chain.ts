import {
  CHAIN_START,
  chainedEvidence,
  PERSONAL_MEMBERS,
  resealedEvidence,
  type Seals,
  sealedText,
} from '@benefits/domain/contract/evidence'
import { type Kysely, sql } from 'kysely'
import type { Row, Tables } from '../database/schema.ts'
import type { Hash } from './evidence-chain.ts'
import { type Link, readLinks } from './read-links.ts'
import { remainingEvidenceOrNull } from './stored-evidence.ts'

/** What a walk along an issuer's chain found. */
export interface ChainReport {
  /** Links that follow from the one before, from the chain's start. */
  readonly links: number
  /** What does not hold, each with the acceptance that it is about; empty for a chain that does. */
  readonly problems: readonly string[]
}

type Evidence = Pick<Row<'evidences'>, 'id' | 'record' | 'seals'>

/** So many rows are held at a time, however long a chain is. */
const PAGE = 500

/** Issuers that have a chain, by their codes. */
export async function listChains(db: Kysely<Tables>): Promise<readonly string[]> {
  const chains = await db.selectFrom('evidenceChains').select('issuer').orderBy('issuer').execute()
  return chains.map(({ issuer }) => issuer)
}

/**
 * Walks an issuer's chain of acceptances from its start to its head, a page of links at a time. Acceptances whose
 * personal values were erased are checked by their seals, those that were sealed only then by the later link. What is
 * added meanwhile is not looked at.
 */
export async function checkChain(
  db: Kysely<Tables>,
  issuer: string,
  hash: Hash,
  page: number = PAGE,
): Promise<ChainReport> {
  const head = await readHead(db, issuer)
  const { links, last, broken } = await walk(db, issuer, { length: head.length, hash, page })
  const isWhole = links === head.length && head.stored === head.length
  return {
    links,
    problems: [
      ...(broken ? [`${broken}: its link does not follow from what is stored`] : []),
      ...(isWhole && last === head.lastHash ? [] : ['the chain does not end where its head says']),
      ...(await findChangedValues(db, issuer, { hash, page })),
    ],
  }
}

/** Where the chain ends, and how many links are stored, at one moment. */
async function readHead(db: Kysely<Tables>, issuer: string) {
  const { rows } = await sql<{ lastHash: string | null; length: number | null; stored: number }>`
    select c.last_hash, c.length, (
      select count(*) from evidences where issuer = ${issuer} and chained_at is not null) + (
      select count(*) from evidence_reseals where issuer = ${issuer}) as stored
    from (select 1) one left join evidence_chains c on c.issuer = ${issuer}`.execute(db)
  const [head] = rows
  return {
    lastHash: head?.lastHash ?? CHAIN_START,
    length: Number(head?.length ?? 0),
    stored: Number(head?.stored ?? 0),
  }
}

/** How far links follow from one another; `broken` is the acceptance at which they do not. */
async function walk(
  db: Kysely<Tables>,
  issuer: string,
  { length, hash, page }: { readonly length: number; readonly hash: Hash; readonly page: number },
): Promise<{ links: number; last: string; broken: string | null }> {
  let [links, last] = [0, CHAIN_START]
  while (links < length) {
    const next = await readLinks(db, issuer, last, Math.min(page, length - links))
    if (next.length === 0) break
    for (const link of next) {
      if (link.hash === null || !holds(link, last, hash)) return { links, last, broken: link.evidenceId }
      links += 1
      last = link.hash
    }
  }
  return { links, last, broken: null }
}

/** Whether a link follows from the one before and from what is stored of its acceptance. */
function holds(link: Link, previousHash: string, hash: Hash): boolean {
  const { kind, seals, recordHash, isResealed } = link
  if (kind === 'own' && isResealed) return true
  const record = remainingEvidenceOrNull(link)
  if (record === null) return false
  if (kind === 'own') return link.hash === hash(chainedEvidence(record, previousHash, seals))
  if (!recordHash || !seals) return false
  return link.hash === hash(resealedEvidence(record, { recordHash, previousHash, seals }))
}

/** Every acceptance of an issuer, in a chain or not yet, a page at a time. */
async function findChangedValues(
  db: Kysely<Tables>,
  issuer: string,
  { hash, page }: { readonly hash: Hash; readonly page: number },
): Promise<string[]> {
  const problems: string[] = []
  let after: string | null = null
  for (;;) {
    const next: Evidence[] = await db
      .selectFrom('evidences')
      .select(['id', 'record', 'seals'])
      .where('issuer', '=', issuer)
      .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(page)
      .execute()
    problems.push(...next.flatMap((evidence) => changedValues(evidence, hash)))
    if (next.length < page) return problems
    after = next.at(-1)?.id ?? null
  }
}

/** Personal values that are not what was sealed: changed, or gone without being erased. */
function changedValues(evidence: Evidence, hash: Hash): string[] {
  const { id, seals } = evidence
  const record = remainingEvidenceOrNull(evidence)
  if (record === null) return [`${id}: its record is not one`]
  if (seals === null) return []
  return PERSONAL_MEMBERS.filter((name) => !isAsSealed(record[name], seals[name], hash)).map(
    (name) => `${id}: ${name} is not what was sealed`,
  )
}

function isAsSealed(value: string, { salt, digest }: Seals[keyof Seals], hash: Hash): boolean {
  return salt === null ? value === '' : hash(sealedText(salt, value)) === digest
}
