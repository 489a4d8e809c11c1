import {
  CHAIN_START,
  chainedEvidence,
  type EvidenceRecord,
  resealedEvidence,
  type Seals,
} from '@benefits/domain/contract/evidence'
import type { Trx } from '../database/in-transaction.ts'
import { toJson } from '../database/to-json.ts'
import { closeDays } from './chain-days.ts'
import { readRemainingEvidence } from './stored-evidence.ts'

/** SHA-256 in lower-case hex. */
export type Hash = (text: string) => string

/** Which chain, when, and how it is hashed. */
export interface Chaining {
  readonly issuer: string
  readonly now: Date
  readonly hash: Hash
}

/** Most links of a chain that one transaction adds. */
const LINKS = 100

/**
 * Adds an issuer's acceptances that are in no chain yet to its chain, oldest first, and says whether more wait. The
 * chain's head is held meanwhile, so that two processes never add to it at once.
 */
export async function chainEvidences(trx: Trx, chaining: Chaining): Promise<'done' | 'more'> {
  const { issuer, now, hash } = chaining
  const head = await holdHead(trx, chaining)
  const rows = await trx
    .selectFrom('evidences')
    .select(['id', 'record', 'seals'])
    .where('issuer', '=', issuer)
    .where('chainedAt', 'is', null)
    .orderBy('id')
    .limit(LINKS)
    .execute()
  let previousHash = head.lastHash
  for (const { id, record, seals } of rows) {
    const recordHash = hash(chainedEvidence(readRemainingEvidence({ id, record }), previousHash, seals))
    await trx
      .updateTable('evidences')
      .set({ previousHash, recordHash, chainedAt: now })
      .where('id', '=', id)
      .execute()
    previousHash = recordHash
  }
  await moveHead(trx, chaining, { lastHash: previousHash, length: head.length + rows.length })
  return rows.length < LINKS ? 'done' : 'more'
}

/** An acceptance of the first days: its own link was made without seals. */
export interface UnsealedEvidence {
  readonly id: string
  readonly record: EvidenceRecord
  /** Null where it is in no chain yet: its own link will have the seals. */
  readonly recordHash: string | null
}

/**
 * Gives an acceptance seals before something of it is erased: the chain gets a link that says what it was until now.
 */
export async function resealEvidence(
  trx: Trx,
  { id, record, recordHash }: UnsealedEvidence,
  seals: Seals,
  chaining: Chaining,
): Promise<void> {
  const head = await holdHead(trx, chaining)
  await trx
    .updateTable('evidences')
    .set({ seals: toJson(seals) })
    .where('id', '=', id)
    .execute()
  if (recordHash === null) return
  const { issuer, now: sealedAt, hash } = chaining
  const { lastHash: previousHash } = head
  const ownHash = hash(resealedEvidence(record, { recordHash, previousHash, seals }))
  await trx
    .insertInto('evidenceReseals')
    .values({ evidenceId: id, issuer, previousHash, recordHash: ownHash, sealedAt })
    .execute()
  await moveHead(trx, chaining, { lastHash: ownHash, length: head.length + 1 })
}

/** Where a chain ends now. */
export interface Head {
  readonly lastHash: string
  readonly length: number
}

/** Where the chain ends, held until the transaction is over: days that are over by then end here for good. */
export async function holdHead(trx: Trx, { issuer, now }: Omit<Chaining, 'hash'>): Promise<Head> {
  await trx
    .insertInto('evidenceChains')
    .values({ issuer, lastHash: CHAIN_START, length: 0, updatedAt: now })
    .onConflict((on) => on.column('issuer').doNothing())
    .execute()
  const head = await trx
    .selectFrom('evidenceChains')
    .select(['lastHash', 'length', 'updatedAt'])
    .where('issuer', '=', issuer)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await closeDays(trx, { issuer, now, head })
  return head
}

async function moveHead(trx: Trx, { issuer, now }: Chaining, head: Head): Promise<void> {
  await trx
    .updateTable('evidenceChains')
    .set({ ...head, updatedAt: now })
    .where('issuer', '=', issuer)
    .execute()
}
