import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { chooserCopy } from '../pages/chooser/copy.ts'
import { loadChooser } from '../pages/chooser/load-chooser.server.ts'
import { ChooserPage } from '../pages/chooser/public.ts'
import type { Route } from './+types/chooser'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, chooserCopy.title, chooserCopy.intro)

export function loader({ context }: Route.LoaderArgs) {
  return loadChooser(callsOf(context))
}

export default function Chooser({ loaderData }: Route.ComponentProps) {
  return <ChooserPage {...loaderData} />
}
