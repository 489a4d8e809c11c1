import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { type MetaFunction, useLocation } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { cachedClientLoader } from '../commands/calls/cached-client-loader.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { ConclusionPage } from '../purchase/conclusion/public.ts'
import { FLOWS, flowAt, titleOfStep } from '../purchase/flow/public.ts'
import type { Route } from './+types/conclusion'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, titleOfStep('orderDone'))

/** Which groups end on a contract. The page of a concluded order opens without it too, with the words of an order. */
export async function loader({ context }: Route.LoaderArgs) {
  const { scope, send } = callsOf(context)
  const sent = await send(listModalities, { params: { issuer: scope.issuer.code }, query: {} })
  const modalities = sent.ok ? sent.answer.result.modalities : []
  return {
    contractGroups: modalities
      .filter(({ stepOrderLimit }) => stepOrderLimit === 'contract')
      .map(({ serviceGroup }) => serviceGroup),
  }
}

/** An order is concluded already: a connection that is lost now must not hide it. */
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  cachedClientLoader(args).catch(() => ({ contractGroups: [] }))

/** The end of every way: with accounts, without them, and of an offer's package. */
export default function Conclusion({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const isWithAccounts = barePath(pathname) === FLOWS.accounts.pages.conclusion.path
  return <ConclusionPage {...loaderData} flow={isWithAccounts ? 'accounts' : flowAt(pathname)} />
}
