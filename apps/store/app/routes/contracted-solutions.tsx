import type { MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { loadCatalogue } from '../calls/load-catalogue.server.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { solutionsCopy } from '../features/solutions/copy.ts'
import { SolutionsPage } from '../features/solutions/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/contracted-solutions'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, solutionsCopy.title)

export const loader = ({ context }: Route.LoaderArgs) => loadCatalogue(callsOf(context))

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function ContractedSolutions({ loaderData }: Route.ComponentProps) {
  return <SolutionsPage {...loaderData} />
}
