/** What the rest of the store may use of the page that a proposal's link opens. */
export { proposalPageCopy as proposalCopy } from './copy.ts'
export { ProposalPage } from './proposal-page.tsx'
export { UnknownProposalPage } from './unknown-proposal-page.tsx'
