import { addIndexes } from './add-indexes.ts'

/** By what a contract that somebody holds is found, and what stands beside it in its chain. */
export const proofIndexes = addIndexes({
  evidences_code: ['unique index', 'on evidences (code)'],
  evidences_document_hash: ['index', 'on evidences (document_hash)'],
  evidences_record_hash: ['index', 'on evidences (record_hash)'],
  orders_final_hash: ['index', 'on orders (final_hash)'],
  orders_evidence: ['index', 'on orders (evidence_id)'],
  evidence_reseals_record_hash: ['index', 'on evidence_reseals (record_hash)'],
})
