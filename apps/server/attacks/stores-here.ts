import { inject } from 'vitest'
import type { AttackedStore } from './attacked-store.ts'

/** The stores that this worker's files attack, one a database: no other worker's come near them. */
export function storesHere(): readonly AttackedStore[] {
  const stores = inject('stores')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!stores) throw new Error('There are fewer stores than workers.')
  return stores
}
