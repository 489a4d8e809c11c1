import { type Kysely, sql } from 'kysely'
import type { StoreMigration } from './store-migration.ts'

/** Acceptances that are marked by one statement: whoever writes there waits for no more than that. */
const BATCH = 200
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Marks what was accepted before there were marks (`acceptedMarks`), batch by batch, each a transaction of its own. */
export const markAccepted: StoreMigration = {
  isOutsideTransaction: true,
  up: async (db: Kysely<unknown>) => {
    let [last, isOver] = [BEFORE_ALL, false]
    while (!isOver) {
      const { rows } = await sql<{ id: string }>`select id from evidences where id > ${last}::uuid
        order by id limit ${sql.lit(BATCH)}`.execute(db)
      const next = rows.at(-1)?.id ?? last
      const batch = sql`from evidences where id > ${last}::uuid and id <= ${next}::uuid`
      await sql`update contracts set is_accepted = true
        where not is_accepted and id in (select contract_id ${batch})`.execute(db)
      await sql`update leads set has_acceptance = true
        where not has_acceptance and id in (select lead_id ${batch})`.execute(db)
      last = next
      isOver = rows.length < BATCH
    }
  },
}
