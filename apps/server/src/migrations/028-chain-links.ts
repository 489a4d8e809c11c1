import { addIndexes } from './add-indexes.ts'

/** A chain is followed link by link: what comes after a hash is found at once. */
export const chainLinks = addIndexes({
  evidences_link: ['index', 'on evidences (issuer, previous_hash) where previous_hash is not null'],
  evidence_reseals_link: ['index', 'on evidence_reseals (issuer, previous_hash)'],
})
