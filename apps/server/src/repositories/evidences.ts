import { CHAIN_START, chainedEvidence, type EvidenceRecord } from '@benefits/domain/contract/evidence'
import type { Kysely } from 'kysely'
import type { ContractFacts } from '../contract-pdf/contract-facts.ts'
import type { Trx } from '../database/in-transaction.ts'
import type { Tables } from '../database/schema.ts'
import { toJson } from '../database/to-json.ts'

/** An acceptance as stored: the record, and the facts that the accepted document was made from. */
export interface StoredEvidence extends EvidenceRecord {
  readonly facts: ContractFacts
}

/** Adds an acceptance; false where the contract was accepted before. */
export async function insertEvidence(trx: Trx, record: StoredEvidence): Promise<boolean> {
  const row = await trx
    .insertInto('evidences')
    .values({
      id: record.id,
      issuer: record.issuerCode,
      leadId: record.leadId,
      cartId: record.cartId,
      contractId: record.contractId,
      documentHash: record.documentHash,
      record: toJson(record),
      acceptedAt: new Date(record.acceptedAt),
      previousHash: null,
      recordHash: null,
      chainedAt: null,
    })
    .onConflict((on) => on.column('contractId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The id of a contract's acceptance, or null. */
export async function findEvidenceId(db: Kysely<Tables>, contractId: string): Promise<string | null> {
  const row = await db
    .selectFrom('evidences')
    .select('id')
    .where('contractId', '=', contractId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The account through which a session is verified for a company, the newest proof first. */
export async function findProof(
  db: Kysely<Tables>,
  { sessionId, issuer, cnpj }: { readonly sessionId: string; readonly issuer: string; readonly cnpj: string },
) {
  return db
    .selectFrom('sessionVerifications as v')
    .innerJoin('accounts as a', 'a.id', 'v.accountId')
    .select(['a.id', 'a.email', 'a.cpf', 'a.firstName', 'a.lastName', 'v.verifiedAt'])
    .where('v.sessionId', '=', sessionId)
    .where('v.issuer', '=', issuer)
    .where('v.cnpj', '=', cnpj)
    .orderBy('v.verifiedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Most links of a chain that one transaction adds. */
const LINKS = 100

/**
 * Adds an issuer's acceptances that are in no chain yet to its chain, oldest first, and says whether more
 * wait. The chain's head is held meanwhile, so that two processes never add to it at once. `hash` is SHA-256 in hex.
 */
export async function chainEvidences(
  trx: Trx,
  {
    issuer,
    now,
    hash,
  }: { readonly issuer: string; readonly now: Date; readonly hash: (text: string) => string },
): Promise<'done' | 'more'> {
  await trx
    .insertInto('evidenceChains')
    .values({ issuer, lastHash: CHAIN_START, length: 0, updatedAt: now })
    .onConflict((on) => on.column('issuer').doNothing())
    .execute()
  const head = await trx
    .selectFrom('evidenceChains')
    .select(['lastHash', 'length'])
    .where('issuer', '=', issuer)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const rows = await trx
    .selectFrom('evidences')
    .select(['id', 'record'])
    .where('issuer', '=', issuer)
    .where('chainedAt', 'is', null)
    .orderBy('id')
    .limit(LINKS)
    .execute()
  let previousHash = head.lastHash
  for (const { id, record } of rows) {
    const recordHash = hash(chainedEvidence(record as EvidenceRecord, previousHash))
    await trx
      .updateTable('evidences')
      .set({ previousHash, recordHash, chainedAt: now })
      .where('id', '=', id)
      .execute()
    previousHash = recordHash
  }
  await trx
    .updateTable('evidenceChains')
    .set({ lastHash: previousHash, length: head.length + rows.length, updatedAt: now })
    .where('issuer', '=', issuer)
    .execute()
  return rows.length < LINKS ? 'done' : 'more'
}
