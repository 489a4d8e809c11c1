import { addIndexes } from './add-indexes.ts'

/** By what a proposal is found: the key in its link; and by what is known that it was contracted: its carts. */
export const proposalIndexes = addIndexes({
  proposals_key_hash: ['unique index', 'on proposals (key_hash)'],
  carts_proposal: ['index', 'on carts (proposal_id)'],
})
