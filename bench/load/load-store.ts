import type { Child } from '../child.ts'
import type { Row } from '../row.ts'
import type { Pgbench } from './pgbench.ts'
import type { Visitor } from './sessions.ts'

/** The running store with all that a load needs. */
export interface LoadedStore {
  readonly store: Child
  readonly databaseUrl: string
  /** pgbench's own transaction on the same PostgreSQL: what the machine and its disk can do. */
  readonly pgbench: Pgbench
  readonly visitors: readonly Visitor[]
}

/** Loads the store and gives the row that it measured. */
export type Load = (on: LoadedStore) => Promise<readonly Row[]>
