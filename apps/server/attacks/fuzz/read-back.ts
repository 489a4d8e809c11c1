import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type DatabaseSettings, openDatabase } from '../../src/database/open-database.ts'
import type { Tables } from '../../src/database/schema.ts'
import { toCart } from '../../src/repositories/carts.ts'
import { checkChain, listChains } from '../../src/repositories/check-chain.ts'
import { toReachableLead } from '../../src/repositories/leads.ts'
import { unpackDocument } from '../../src/repositories/packed-document.ts'
import { toHiring } from '../../src/repositories/purchases.ts'
import { readRemainingEvidence } from '../../src/repositories/stored-evidence.ts'
import { sha256 } from '../../src/services/contract/identify-contract.ts'

/** What was found where every row that holds more than plain columns was read as the store itself reads it. */
export interface ReadBack {
  /** How many of each there were. */
  readonly rows: Readonly<Record<keyof typeof READERS, number>>
  /** Rows that the store could not read, each with its table, id and members. */
  readonly broken: readonly string[]
}

/** Each gives the tries to read its rows, one a row; a try throws for a row that does not fit. */
const READERS = {
  leads: async (db) => {
    const rows = await db.selectFrom('leads').selectAll().execute()
    return rows.map((row) => () => void toReachableLead({ ...row, isOwn: true, isVerified: false }))
  },
  carts: async (db) => {
    const rows = await db.selectFrom('carts').selectAll().execute()
    return rows.map((row) => () => void toCart({ ...row, pricedAt: row.pricedAt ?? row.createdAt }))
  },
  contracts: async (db) => {
    const rows = await db.selectFrom('contracts').select(['id', 'document', 'documentHash']).execute()
    const read = rows.map(async ({ document, ...row }) => ({
      ...row,
      document: document === null ? '' : await unpackDocument(document),
    }))
    return (await Promise.all(read)).map(({ id, document, documentHash }) => () => {
      const hash = createHash('sha256').update(document).digest('hex')
      if (hash !== documentHash) throw new Error(`contracts ${id} is not the document of its hash`)
    })
  },
  evidences: async (db) => {
    const rows = await db.selectFrom('evidences').select(['id', 'record']).execute()
    return rows.map((row) => () => void readRemainingEvidence(row))
  },
  orders: async (db) => {
    const rows = await db.selectFrom('orders').select(['id', 'answer', 'paymentMethod']).execute()
    return rows.map((row) => () => void toHiring(row))
  },
} satisfies Record<string, (db: Kysely<Tables>) => Promise<readonly (() => void)[]>>

/** Opens a database whose process has ended, reads every row back, walks the chains of acceptances, and closes it. */
export async function readBack(settings: DatabaseSettings): Promise<ReadBack> {
  const { kysely, close } = await openDatabase(settings)
  try {
    const broken: string[] = []
    const counted: [string, number][] = []
    for (const [table, reader] of Object.entries(READERS)) {
      const tries = await reader(kysely)
      counted.push([table, tries.length])
      broken.push(...tries.flatMap(failureOf))
    }
    for (const issuer of await listChains(kysely))
      broken.push(...(await checkChain(kysely, issuer, sha256)).problems)
    return { rows: Object.fromEntries(counted) as ReadBack['rows'], broken }
  } finally {
    await close()
  }
}

function failureOf(read: () => void): string[] {
  try {
    read()
    return []
  } catch (error) {
    return [String(error)]
  }
}
