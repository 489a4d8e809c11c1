/** What the rest of the store may use of the proposal. */
export { needsProposal } from './needs-proposal.ts'
export { type Proposal, useProposal } from './use-proposal.tsx'
