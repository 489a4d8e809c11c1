import type { Kysely } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Tables } from './schema.ts'

/** `embedded`: PGlite on disk, one process, one connection; `postgres`: a pool to a server. */
export type DatabaseKind = 'embedded' | 'postgres'

/** The one database of a process. Repositories take `kysely` or a transaction; nobody else holds a driver. */
export interface Database {
  readonly kind: DatabaseKind
  /** The outer connection; throws inside `inTransaction`. */
  readonly kysely: Kysely<Tables>
  /** How the job engine reaches the same database. */
  jobEngine(): Promise<Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>>
  /** Answers when the database does; rejects when it does not. */
  ping(): Promise<void>
  /** Waits for running queries, then lets go of files and connections. */
  close(): Promise<void>
}
