import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../database/in-transaction.ts'

/** One batch: everything from before an instant, at most `limit` rows. */
export interface Batch {
  readonly before: Date
  readonly now: Date
  readonly limit: number
}

/** Deletes or anonymises one batch in `trx`; gives how many rows it took, `limit` where there may be more. */
export type Expire = (trx: Trx, batch: Batch) => Promise<number>

/** Deletes rows of one table that meet a condition; rows that another process holds are left to it. */
export function deleting(
  table: string,
  key: readonly string[],
  condition: (batch: Batch) => RawBuilder<unknown>,
): Expire {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  return async (trx, batch) => {
    const { rows } = await sql`delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${condition(batch)} limit ${batch.limit}
      for update skip locked) returning 1`.execute(trx)
    return rows.length
  }
}

/** One and then the other, as one row of the table of retention. */
export function both(first: Expire, second: Expire): Expire {
  return async (trx, batch) => {
    const taken = await first(trx, batch)
    if (taken === batch.limit) return taken
    const more = await second(trx, batch)
    return more === batch.limit ? more : Math.min(taken + more, batch.limit - 1)
  }
}

/** Rows whose `column` lies before the batch's instant. */
export function olderBy(column: string) {
  return ({ before }: Batch) => sql`${sql.ref(column)} < ${before}`
}
