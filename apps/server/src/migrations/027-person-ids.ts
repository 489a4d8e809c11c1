import { addIndexes } from './add-indexes.ts'

/**
 * Where people are found by CPF and e-mail: each lead and each acceptance has one list of the ids that it names, in
 * lower case, as `database/person-ids.ts` writes it.
 */
export const personIds = addIndexes({
  leads_person_ids: [
    'index',
    `on leads using gin ((lower((
    coalesce(jsonb_path_query_array(contact, 'lax $.keyvalue() ? (@.key == "email" || @.key == "cpf").value'), '[]')
    || coalesce(jsonb_path_query_array(company, 'lax $.*[*].document'), '[]')
    || coalesce(jsonb_path_query_array(company,
      'lax $.registration.keyvalue() ? (@.key == "email" || @.key == "cpf").value'), '[]')
    )::text)::jsonb))`,
  ],
  evidences_person_ids: [
    'index',
    `on evidences using gin ((lower((
    jsonb_path_query_array(record, 'lax $.keyvalue() ? (@.key == "email" || @.key == "representativeCpf").value')
    || jsonb_path_query_array(record, 'lax $.facts.*[*].document')
    || jsonb_path_query_array(record,
      'lax $.facts.contact.keyvalue() ? (@.key == "email" || @.key == "cpf").value')
    )::text)::jsonb))`,
  ],
  accounts_person: ['index', 'on accounts (cpf)'],
  registrations_person: ['index', 'on registrations (cpf)'],
  session_verifications_account: ['index', 'on session_verifications (account_id)'],
  mail_messages_recipient: ['index', 'on mail_messages (lower(recipient))'],
})
