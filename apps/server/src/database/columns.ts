import type { ColumnType } from 'kysely'

/** Read as the value; written as JSON text (`toJson`). */
export type Json<T = unknown> = ColumnType<T, string, string>
export type BytesOrNull = ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>
/** Never written again after the insert. */
export type Once<T> = ColumnType<T, T, never>
/** The same where the table says what an insert leaves out. */
export type OnceOrDefault<T> = ColumnType<T, T | undefined, never>
