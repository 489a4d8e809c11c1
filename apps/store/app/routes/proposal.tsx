import { cutLink } from '@benefits/domain/text/cut-link'
import { data } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadProposal } from '../pages/proposal/load-proposal.server.ts'
import { ProposalPage, proposalCopy, UnknownProposalPage } from '../pages/proposal/public.ts'
import type { Route } from './+types/proposal'

/** Somebody's own link: no search engine lists it. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, proposalCopy.title, proposalCopy.description),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** A key that is unknown or cut answers 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const proposal = await loadProposal(callsOf(context), cutLink(params.key))
  return data(proposal, { status: proposal === null ? 404 : 200 })
}

export default function Proposal({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <UnknownProposalPage /> : <ProposalPage proposal={loaderData} />
}
