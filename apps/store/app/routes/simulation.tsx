import { cutLink } from '@benefits/domain/text/cut-link'
import { data } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadSimulation } from '../pages/simulation/load-simulation.server.ts'
import { BrokenLinkPage, SimulationPage, simulationCopy } from '../pages/simulation/public.ts'
import type { Route } from './+types/simulation'

/** Somebody's own link: no search engine lists it. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, simulationCopy.title, simulationCopy.description),
  { name: 'robots', content: 'noindex' },
]

/** A link that was cut or changed answers 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const simulation = await loadSimulation(callsOf(context), cutLink(params.code))
  return data(simulation, { status: simulation === null ? 404 : 200 })
}

export default function Simulation({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <BrokenLinkPage /> : <SimulationPage simulation={loaderData} />
}
