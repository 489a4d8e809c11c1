import { pageOfChannel } from '@benefits/domain/host/resolve-issuer'
import { cutLink } from '@benefits/domain/text/cut-link'
import { data, redirect } from 'react-router'
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

/** A key that is unknown or cut answers 404; a proposal of another channel is shown there, where its price holds. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const calls = callsOf(context)
  const proposal = await loadProposal(calls, cutLink(params.key))
  const own = proposal?.channel ?? calls.scope.channel.code
  if (own !== calls.scope.channel.code) {
    const { pathname, search } = pageOfChannel(request.url, own)
    throw redirect(`${pathname}${search}`)
  }
  return data(proposal, { status: proposal === null ? 404 : 200 })
}

export default function Proposal({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <UnknownProposalPage /> : <ProposalPage proposal={loaderData} />
}
