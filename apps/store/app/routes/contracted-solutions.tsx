import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { loadCatalogue } from '../commands/calls/load-catalogue.server.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { solutionsCopy } from '../pages/solutions/copy.ts'
import { SolutionsPage } from '../pages/solutions/public.ts'
import type { Route } from './+types/contracted-solutions'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, solutionsCopy.title)

export const loader = ({ context }: Route.LoaderArgs) => loadCatalogue(callsOf(context))

export default function ContractedSolutions({ loaderData }: Route.ComponentProps) {
  return <SolutionsPage {...loaderData} />
}
