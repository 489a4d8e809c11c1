import type { Kysely, NotNull } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import type { Tables } from '../database/schema.ts'
import { packDocument, unpackDocument } from './packed-document.ts'

/** A rendered contract: what it was made from and its bytes, each by its SHA-256 in lower-case hex. */
export interface StoredContract {
  readonly id: string
  readonly documentHash: string
  readonly document: Uint8Array
}

/** The document already made from these inputs, or null. */
export async function findContract(
  db: Kysely<Tables>,
  leadId: string,
  inputsHash: string,
): Promise<StoredContract | null> {
  const row = await db
    .selectFrom('contracts')
    .select(['id', 'documentHash', 'document'])
    .where('leadId', '=', leadId)
    .where('inputsHash', '=', inputsHash)
    .where('document', 'is not', null)
    .$narrowType<{ document: NotNull }>()
    .executeTakeFirst()
  return row ? { ...row, document: await unpackDocument(row.document) } : null
}

/** Its id and hash alone. */
export async function findContractHash(
  db: Kysely<Tables>,
  leadId: string,
  inputsHash: string,
): Promise<Omit<StoredContract, 'document'> | null> {
  const row = await db
    .selectFrom('contracts')
    .select(['id', 'documentHash'])
    .where('leadId', '=', leadId)
    .where('inputsHash', '=', inputsHash)
    .executeTakeFirst()
  return row ?? null
}

/** Stores a document; where another request was faster, its one stays. Gives the one that is stored. */
export async function storeContract(
  db: Kysely<Tables>,
  contract: StoredContract & {
    readonly leadId: string
    readonly cartId: string
    readonly inputsHash: string
    readonly createdAt: Date
  },
): Promise<StoredContract> {
  await db
    .insertInto('contracts')
    .values({ ...contract, document: await packDocument(contract.document) })
    .onConflict((on) => on.columns(['leadId', 'inputsHash']).doNothing())
    .execute()
  return (await findContract(db, contract.leadId, contract.inputsHash)) ?? contract
}

/**
 * Deletes a lead's documents that are older than the one to keep and that nobody accepted. One that is being accepted
 * at this moment is left alone: its row is held.
 */
export async function dropReplacedDrafts(
  trx: Trx,
  leadId: string,
  { keep, before }: { readonly keep: string; readonly before: Date },
): Promise<void> {
  const held = await trx
    .selectFrom('contracts')
    .select('id')
    .where('leadId', '=', leadId)
    .where('id', '<>', keep)
    .where('createdAt', '<=', before)
    .forUpdate()
    .skipLocked()
    .execute()
  if (held.length === 0) return
  const ids = held.map(({ id }) => id)
  // A statement of its own: it sees what was accepted until the rows were held, and none is after that.
  await trx
    .deleteFrom('contracts')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('evidences').select('id').whereRef('evidences.contractId', '=', 'contracts.id'))),
    )
    .execute()
}

/** Holds a document for its acceptance; false where another draft replaced it. */
export async function holdContract(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('contracts')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
