/** What the rest of the store may use of the proposal. */
export { needsProposal, type Proposal, useProposal } from './use-proposal.tsx'
