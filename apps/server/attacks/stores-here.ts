import { inject } from 'vitest'
import type { DatabaseKind } from '../src/database/database.ts'
import type { AttackedStore } from './attacked-store.ts'

/** The stores that this worker's files attack, one a database: no other worker's come near them. */
export function storesHere(): readonly AttackedStore[] {
  const stores = inject('stores')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!stores) throw new Error('There are fewer stores than workers.')
  return stores
}

/**
 * One of them, for an attack that is the same whatever the database: it reaches no statement, or those that it reaches
 * are held on both databases where calls are tested. On `postgres` requests meet each other's transactions, on
 * `embedded` statements take the processor of the very process that is attacked.
 */
export function oneStoreHere(kind: DatabaseKind): readonly AttackedStore[] {
  const stores = storesHere()
  const own = stores.filter((store) => store.kind === kind)
  return own.length > 0 ? own : stores.slice(0, 1)
}
