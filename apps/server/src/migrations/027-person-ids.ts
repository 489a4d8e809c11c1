import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Where people are found by CPF and e-mail: each lead and each acceptance has one list of the ids that it names, in
 * lower case, as `database/person-ids.ts` writes it.
 */
const STATEMENTS = [
  `create index leads_person_ids on leads using gin ((lower((
    coalesce(jsonb_path_query_array(contact, 'lax $.keyvalue() ? (@.key == "email" || @.key == "cpf").value'), '[]')
    || coalesce(jsonb_path_query_array(company, 'lax $.*[*].document'), '[]')
    || coalesce(jsonb_path_query_array(company,
      'lax $.registration.keyvalue() ? (@.key == "email" || @.key == "cpf").value'), '[]')
    )::text)::jsonb))`,
  `create index evidences_person_ids on evidences using gin ((lower((
    jsonb_path_query_array(record, 'lax $.keyvalue() ? (@.key == "email" || @.key == "representativeCpf").value')
    || jsonb_path_query_array(record, 'lax $.facts.*[*].document')
    || jsonb_path_query_array(record,
      'lax $.facts.contact.keyvalue() ? (@.key == "email" || @.key == "cpf").value')
    )::text)::jsonb))`,
  'create index accounts_person on accounts (cpf)',
  'create index registrations_person on registrations (cpf)',
  'create index session_verifications_account on session_verifications (account_id)',
  'create index mail_messages_recipient on mail_messages (lower(recipient))',
]

export const personIds: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
