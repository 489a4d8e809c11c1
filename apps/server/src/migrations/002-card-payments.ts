import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An authorisation ends in an order or is given back; until then it is the cart's only one. */
const STATEMENTS = [
  'alter table card_authorisations drop constraint card_authorisations_status_check',
  `update card_authorisations set status = 'voiding' where status = 'unknown'`,
  `alter table card_authorisations add constraint card_authorisations_status_check
    check (status in ('pending', 'authorised', 'hired', 'denied', 'voiding', 'void'))`,
  'drop index card_authorisations_one',
  `create unique index card_authorisations_one on card_authorisations (cart_id)
    where status in ('pending', 'authorised', 'hired')`,
  `create index card_authorisations_lead on card_authorisations (lead_id)
    where status in ('pending', 'authorised')`,
]

export const cardPayments: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
