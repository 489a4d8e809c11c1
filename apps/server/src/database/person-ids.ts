import { sql } from 'kysely'

/** What a lead (`l`) says who it is about: e-mails and CPFs of contact, registration, representatives and owners. */
export const LEAD_PERSON_IDS = sql.raw(`lower((
    coalesce(jsonb_path_query_array(l.contact, 'lax $.keyvalue() ? (@.key == "email" || @.key == "cpf").value'), '[]')
    || coalesce(jsonb_path_query_array(l.company, 'lax $.*[*].document'), '[]')
    || coalesce(jsonb_path_query_array(l.company,
      'lax $.registration.keyvalue() ? (@.key == "email" || @.key == "cpf").value'), '[]')
    )::text)::jsonb`)

/** The same of an acceptance (`e`): who accepted, and whom its contract names. */
export const EVIDENCE_PERSON_IDS = sql.raw(`lower((
    jsonb_path_query_array(e.record, 'lax $.keyvalue() ? (@.key == "email" || @.key == "representativeCpf").value')
    || jsonb_path_query_array(e.record, 'lax $.facts.*[*].document')
    || jsonb_path_query_array(e.record,
      'lax $.facts.contact.keyvalue() ? (@.key == "email" || @.key == "cpf").value')
    )::text)::jsonb`)

/** SQL: a list of ids has one of these, by its index. Ids are compared in lower case, CPFs without their mask. */
export function namesOne(list: ReturnType<typeof sql.raw>, ids: readonly string[]) {
  return sql<boolean>`${list} ?| array[${sql.join(ids)}]::text[]`
}
