import type { MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { chooserCopy } from '../features/chooser/copy.ts'
import { loadChooser } from '../features/chooser/load-chooser.server.ts'
import { ChooserPage } from '../features/chooser/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/chooser'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, chooserCopy.title, chooserCopy.intro)

export function loader({ context }: Route.LoaderArgs) {
  return loadChooser(callsOf(context))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function Chooser({ loaderData }: Route.ComponentProps) {
  return <ChooserPage {...loaderData} />
}
