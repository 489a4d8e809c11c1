import type { Kysely } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Reachability } from './reachability.ts'
import type { Tables } from './schema.ts'

/** `embedded`: PGlite on disk, one process, one connection; `postgres`: a pool to a server. */
export type DatabaseKind = 'embedded' | 'postgres'

/** What repositories ask: the outer connection or a transaction. */
export type Db = Kysely<Tables>

/** The connections of a process to its server, as they are watched. */
export interface PoolWatch {
  readonly read: () => { readonly used: number; readonly idle: number; readonly waiting: number }
  /** Tells how long each connection was waited for, in seconds. */
  readonly onWait: (listener: (seconds: number) => void) => void
}

/** The one database of a process. Repositories take `kysely` or a transaction; nobody else holds a driver. */
export interface Database {
  readonly kind: DatabaseKind
  /** Whether processes take turns by PostgreSQL's advisory locks; engines that speak its language may lack them. */
  readonly hasAdvisoryLocks: boolean
  /** The outer connection; throws inside `inTransaction`. */
  readonly kysely: Db
  /** How the job engine reaches the same database. */
  jobEngine(): Promise<Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>>
  /** Whether it is away, as its queries found. */
  readonly away: Pick<Reachability, 'reason' | 'watch'>
  /** What an operator should know of how it was opened; nothing that stops the store. */
  readonly warnings: readonly string[]
  /** Absent for the embedded engine, which has one connection. */
  readonly pool?: PoolWatch
  /** Runs work that may take its time: migrations wait for another process's, and for a large table. */
  patiently<T>(work: (kysely: Db) => Promise<T>): Promise<T>
  /** Answers when the database does and can be written; rejects, with `DatabaseAway`, when not. */
  ping(): Promise<void>
  /** Waits for running queries, then lets go of files and connections. */
  close(): Promise<void>
}
