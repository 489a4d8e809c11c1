/** What the rest of the store may use of the proposal. */
export { loadProposer, Proposer } from './proposer.ts'
export { ProposerFold } from './proposer-fold.tsx'
export { needsProposal, type Proposal, useProposal } from './use-proposal.tsx'
