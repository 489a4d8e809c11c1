import { addIndexes } from './add-indexes.ts'

/**
 * What is let go is found by an index that holds nothing else: looking each hour past all that stays would take longer
 * every month.
 */
export const ages = addIndexes({
  contracts_drafts: ['index', 'on contracts (created_at) where not is_accepted'],
  contracts_documents: ['index', 'on contracts (created_at) where is_accepted and document is not null'],
  leads_open: ['index', 'on leads (updated_at) where not has_acceptance'],
  evidences_whole: ['index', 'on evidences (accepted_at) where erased_at is null'],
  session_verifications_age: ['index', 'on session_verifications (verified_at)'],
  card_authorisations_age: [
    'index',
    `on card_authorisations (updated_at) where status in ('denied', 'void')`,
  ],
  faq_votes_age: ['index', 'on faq_votes (updated_at)'],
  accounts_age: ['index', 'on accounts (coalesce(used_at, email_validated_at, created_at))'],
  person_requests_age: ['index', 'on person_requests (requested_at)'],
})
