import type { Child } from '../child.ts'
import type { Row } from '../row.ts'
import type { Visitor } from './sessions.ts'

/** The running store with all that a load needs. */
export interface LoadedStore {
  readonly store: Child
  readonly databaseUrl: string
  readonly visitors: readonly Visitor[]
}

/** Loads the store and gives the row that it measured. */
export type Load = (on: LoadedStore) => Promise<readonly Row[]>
