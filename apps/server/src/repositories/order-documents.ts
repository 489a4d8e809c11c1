import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import type { Tables } from '../database/schema.ts'
import type { ObjectStore } from '../ports/object-store.ts'
import { OwnError } from '../ports/own-error.ts'
import { dropReplacedDrafts } from './contracts.ts'
import { packDocument, packFinal, unpackDocument, unpackFinal } from './packed-document.ts'
import { readRemainingEvidence } from './stored-evidence.ts'

/** A document and the SHA-256 of its bytes, in lower-case hex. */
export interface Document {
  readonly hash: string
  readonly document: Uint8Array
}

/** What an order keeps of a document in its row: the packed bytes, or nothing where an object of its hash has them. */
interface Kept {
  readonly hash: string
  readonly bytes: Uint8Array
}

/** What an order keeps of its documents. */
interface KeptPair {
  readonly accepted: Kept
  readonly final: Kept | null
}

/** Stands in a row for a document that the object store has. */
const ELSEWHERE = new Uint8Array(0)

/**
 * What the download gives once the cart is hired: the final document, or the accepted one until it is there. Null once
 * the law keeps them no longer. Rejects where the bytes are not those of the hash that was written down.
 */
export async function readHiredDocument(
  db: Kysely<Tables>,
  orderId: string,
  objects: ObjectStore | null,
): Promise<Document | null> {
  const pair = await findPair(db, orderId)
  if (pair === null) return null
  const accepted = await fetchKept(pair.accepted, objects)
  if (pair.final === null) return checked(pair.accepted.hash, await unpackDocument(accepted))
  const final = await fetchKept(pair.final, objects)
  return checked(pair.final.hash, await unpackFinal(final, accepted))
}

/** The document that an order's buyer accepted; null once the law keeps it no longer. */
export async function readAcceptedDocument(
  db: Kysely<Tables>,
  orderId: string,
  objects: ObjectStore | null,
): Promise<Document | null> {
  const pair = await findPair(db, orderId)
  if (pair === null) return null
  return checked(pair.accepted.hash, await unpackDocument(await fetchKept(pair.accepted, objects)))
}

/** When an order's acceptance was erased, and the hash of what was accepted; null for one that was not. */
export async function findErasure(
  db: Kysely<Tables>,
  orderId: string,
): Promise<{ readonly erasedAt: Date; readonly acceptedHash: string } | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('evidences', 'evidences.id', 'orders.evidenceId')
    .select(['evidences.id', 'evidences.record', 'evidences.erasedAt'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!row?.erasedAt) return null
  return { erasedAt: row.erasedAt, acceptedHash: readRemainingEvidence(row).documentHash }
}

/** The documents of an order, as they are to be kept: made before the transaction that keeps them. */
export interface PackedPair {
  readonly accepted: Uint8Array
  readonly final: Uint8Array
  readonly finalHash: string
}

/**
 * Packs an order's final document beside the accepted one, and gives both to the object store where there is one. A
 * second time puts the same objects again.
 */
export async function packPair(
  accepted: Document,
  final: Document,
  objects: ObjectStore | null,
): Promise<PackedPair> {
  const packed = {
    accepted: await packDocument(accepted.document),
    final: await packFinal(final.document, accepted.document),
  }
  if (objects === null) return { ...packed, finalHash: final.hash }
  await Promise.all([objects.put(accepted.hash, packed.accepted), objects.put(final.hash, packed.final)])
  return { accepted: ELSEWHERE, final: ELSEWHERE, finalHash: final.hash }
}

/**
 * Keeps the final document of an order and lets the drafts go that its lead had when it was hired: a later one is of
 * the next purchase, and may be before its buyer's eyes. The first document stays; false where there is one already.
 */
export async function storePair(
  trx: Trx,
  orderId: string,
  { accepted, final, finalHash }: PackedPair,
): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ finalDocument: final, finalHash })
    .where('id', '=', orderId)
    .where('finalHash', 'is', null)
    .returning(['evidenceId', 'hiredAt'])
    .executeTakeFirst()
  if (row === undefined) return false
  const contract = await trx
    .selectFrom('contracts')
    .innerJoin('evidences', 'evidences.contractId', 'contracts.id')
    .select(['contracts.id', 'contracts.leadId', 'contracts.document'])
    .where('evidences.id', '=', row.evidenceId)
    .executeTakeFirst()
  if (!contract) return true
  // The very bytes that were cut out of the final one; most often they stand there already.
  if (!contract.document || Buffer.compare(contract.document, accepted) !== 0)
    await trx.updateTable('contracts').set({ document: accepted }).where('id', '=', contract.id).execute()
  await dropReplacedDrafts(trx, contract.leadId, { keep: contract.id, before: row.hiredAt })
  return true
}

/** A lead's documents, each by the id of its contract or of its order; those that are gone are left out. */
export async function readDocumentsOfLead(
  db: Kysely<Tables>,
  leadId: string,
  objects: ObjectStore | null,
): Promise<readonly { readonly id: string; readonly document: Uint8Array }[]> {
  const contracts = await db
    .selectFrom('contracts')
    .select(['id', 'documentHash as hash', 'document as bytes'])
    .where('leadId', '=', leadId)
    .execute()
  const orders = await db.selectFrom('orders').select('id').where('leadId', '=', leadId).execute()
  const found: { readonly id: string; readonly document: Uint8Array }[] = []
  for (const { id, hash, bytes } of contracts) {
    if (bytes === null) continue
    found.push({ id, document: await unpackDocument(await fetchKept({ hash, bytes }, objects)) })
  }
  for (const { id } of orders) {
    const hired = await readHiredDocument(db, id, objects)
    if (hired) found.push({ id, document: hired.document })
  }
  return found
}

/** The hashes of leads' documents that an object store has. */
export async function listObjects(
  db: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<readonly string[]> {
  if (leadIds.length === 0) return []
  const contracts = await db
    .selectFrom('contracts')
    .select('documentHash as hash')
    .where('leadId', 'in', leadIds)
    .where('document', '=', ELSEWHERE)
    .execute()
  const orders = await db
    .selectFrom('orders')
    .select('finalHash as hash')
    .where('leadId', 'in', leadIds)
    .where('finalDocument', '=', ELSEWHERE)
    .execute()
  return [...contracts, ...orders].flatMap(({ hash }) => hash ?? [])
}

async function findPair(db: Kysely<Tables>, orderId: string): Promise<KeptPair | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('evidences', 'evidences.id', 'orders.evidenceId')
    .innerJoin('contracts', 'contracts.id', 'evidences.contractId')
    .select(['contracts.documentHash', 'contracts.document', 'orders.finalHash', 'orders.finalDocument'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!row?.document) return null
  const { finalHash, finalDocument } = row
  return {
    accepted: { hash: row.documentHash, bytes: row.document },
    final: finalHash === null || finalDocument === null ? null : { hash: finalHash, bytes: finalDocument },
  }
}

async function fetchKept({ hash, bytes }: Kept, objects: ObjectStore | null): Promise<Uint8Array> {
  if (bytes.length > 0) return bytes
  const found = await objects?.get(hash)
  if (!found) throw new OwnError(`The object store has no document ${hash}.`)
  return found
}

function checked(hash: string, document: Uint8Array): Document {
  if (createHash('sha256').update(document).digest('hex') === hash) return { hash, document }
  throw new OwnError(`The document that is kept as ${hash} has another hash.`)
}
