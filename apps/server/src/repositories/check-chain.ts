import {
  CHAIN_START,
  chainedEvidence,
  PERSONAL_MEMBERS,
  resealedEvidence,
  type Seals,
  sealedText,
} from '@benefits/domain/contract/evidence'
import type { Kysely } from 'kysely'
import type { Row, Tables } from '../database/schema.ts'
import type { Hash } from './evidence-chain.ts'
import { remainingEvidenceOrNull } from './stored-evidence.ts'

/** What a walk along an issuer's chain found. */
export interface ChainReport {
  /** Links that follow from the one before, from the chain's start. */
  readonly links: number
  /** What does not hold, each with the acceptance that it is about; empty for a chain that does. */
  readonly problems: readonly string[]
}

type Evidence = Pick<
  Row<'evidences'>,
  'id' | 'record' | 'seals' | 'previousHash' | 'recordHash' | 'chainedAt'
>
type Reseal = Pick<Row<'evidenceReseals'>, 'evidenceId' | 'previousHash' | 'recordHash'>

interface Link {
  readonly hash: string | null
  readonly about: string
  readonly holds: (previousHash: string) => boolean
}

/** Issuers that have a chain, by their codes. */
export async function listChains(db: Kysely<Tables>): Promise<readonly string[]> {
  const chains = await db.selectFrom('evidenceChains').select('issuer').orderBy('issuer').execute()
  return chains.map(({ issuer }) => issuer)
}

/**
 * Walks an issuer's chain of acceptances from its start to its head. Acceptances whose personal values were erased are
 * checked by their seals, those that were sealed only then by the later link.
 */
export async function checkChain(db: Kysely<Tables>, issuer: string, hash: Hash): Promise<ChainReport> {
  const evidences = await db
    .selectFrom('evidences')
    .select(['id', 'record', 'seals', 'previousHash', 'recordHash', 'chainedAt'])
    .where('issuer', '=', issuer)
    .execute()
  const reseals = await db.selectFrom('evidenceReseals').selectAll().where('issuer', '=', issuer).execute()
  const head = await db
    .selectFrom('evidenceChains')
    .select(['lastHash', 'length'])
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  const { reached, broken } = walk(toLinks(evidences, reseals, hash))
  const expected = evidences.filter(({ chainedAt }) => chainedAt !== null).length + reseals.length
  const isWhole = reached.length === expected && reached.length === (head?.length ?? 0)
  const endsWell = (reached.at(-1)?.hash ?? CHAIN_START) === (head?.lastHash ?? CHAIN_START)
  return {
    links: reached.length,
    problems: [
      ...(broken ? [`${broken.about}: its link does not follow from what is stored`] : []),
      ...(isWhole && endsWell ? [] : ['the chain does not end where its head says']),
      ...evidences.flatMap((evidence) => changedValues(evidence, hash)),
    ],
  }
}

function toLinks(evidences: readonly Evidence[], reseals: readonly Reseal[], hash: Hash) {
  const resealed = new Set(reseals.map(({ evidenceId }) => evidenceId))
  const byId = new Map(evidences.map((evidence) => [evidence.id, evidence]))
  const own = evidences.map((evidence) => {
    const { id, seals, previousHash, recordHash } = evidence
    const record = remainingEvidenceOrNull(evidence)
    const holds = (previous: string) =>
      resealed.has(id) || (record !== null && recordHash === hash(chainedEvidence(record, previous, seals)))
    return [previousHash, { hash: recordHash, about: id, holds }] as const
  })
  const later = reseals.map(({ evidenceId, previousHash, recordHash }) => {
    const holds = (previous: string) => {
      const of = byId.get(evidenceId)
      const record = of ? remainingEvidenceOrNull(of) : null
      if (!record || !of?.recordHash || !of.seals) return false
      const facts = { recordHash: of.recordHash, previousHash: previous, seals: of.seals }
      return recordHash === hash(resealedEvidence(record, facts))
    }
    return [previousHash, { hash: recordHash, about: evidenceId, holds }] as const
  })
  return new Map<string | null, Link>([...own, ...later])
}

function walk(links: ReadonlyMap<string | null, Link>): { reached: Link[]; broken: Link | null } {
  const reached: Link[] = []
  let previous = CHAIN_START
  for (let link = links.get(previous); link && reached.length <= links.size; link = links.get(previous)) {
    if (link.hash === null || !link.holds(previous)) return { reached, broken: link }
    reached.push(link)
    previous = link.hash
  }
  return { reached, broken: null }
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
