import type { Elements } from './ui/elements.ts'
import './styles/index.css'
import { lazy, Suspense } from 'react'
import {
  data,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { Route } from './+types/root'
import { callsOf, provideCalls } from './calls/request-calls.server.ts'
import { AfterHydration } from './consent/after-hydration.tsx'
import { CartProvider } from './features/cart/public.ts'
import { OfferHost } from './features/offer/public.ts'
import { closedStatus } from './issuer/closed-status.ts'
import { followRedirects } from './issuer/follow-redirects.server.ts'
import { loadStoreView } from './issuer/load-store-view.server.ts'
import { pageTitle } from './issuer/page-title.ts'
import { ShareTags } from './issuer/share-tags.tsx'
import { useStoreView } from './issuer/store-view.ts'
import { THEME_ASSETS } from './issuer/theme-assets.ts'
import { themeFaces } from './issuer/theme-faces.ts'
import { ContactProvider } from './shell/contact/contact-context.tsx'
import { useOwnFont } from './shell/frame/use-own-font.ts'
import { PageArrival } from './shell/moves/page-arrival.tsx'
import { scrollKey, useHistoryRecorder } from './shell/moves/use-back.ts'
import { useHydrated } from './shell/use-hydrated.ts'
import { useHydrationMark } from './shell/use-hydration-mark.ts'
import { LastResortPage } from './shell/whole-page/last-resort-page.tsx'
import { LoadingPage } from './shell/whole-page/loading-page.tsx'
import { PageOnItsWay } from './shell/whole-page/page-on-its-way.tsx'
import { VisitorProvider } from './state/visitor-provider.tsx'
import { LiveRegionProvider } from './ui/feedback/live-region.tsx'
import { WarningProvider } from './warning/warning-provider.tsx'

const EmbeddedVisit = lazy(() => import('./features/embedded/embedded-visit.tsx'))
const ClosedPage = lazy(() => import('./shell/whole-page/closed-page.tsx'))

export const middleware = [followRedirects, provideCalls]

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadStoreView(callsOf(context))
  return data(view, { status: view.loaded ? 200 : closedStatus(view.problem) })
}

/** The issuer stays while the visit stays on its channel; everything else belongs to the pages. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  ['canal', 'emissor'].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))

export const meta: MetaFunction = ({ matches }) => pageTitle(matches)

export function Layout({ children }: { readonly children: Elements }) {
  useHydrationMark()
  useOwnFont()
  const view = useStoreView()
  const identity = view?.identity
  const theme = identity?.theme ?? 'vrpat'
  const { font, barColour } = THEME_ASSETS[theme]
  // On a partner's channel the browser's own bar is the partner's.
  const partner = view?.loaded ? view.channel.partnerSign : null
  return (
    <html
      lang="pt-BR"
      data-theme={theme}
      data-issuer={identity?.issuerCode}
      data-channel={identity?.channelCode}
      data-content-version={identity?.contentVersion}
      data-cache-minutes={identity?.cacheMinutes}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={partner?.colour ?? barColour} />
        <style href={theme} precedence="font">
          {themeFaces(theme)}
        </style>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={`/favicon-${theme}.svg`} type="image/svg+xml" />
        {view?.loaded && <ShareTags view={view} />}
        <Meta />
        <Links />
      </head>
      <body>
        <LiveRegionProvider>{children}</LiveRegionProvider>
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  useHistoryRecorder()
  const hydrated = useHydrated()
  if (!loaderData.loaded)
    return (
      <Suspense>
        <ClosedPage problem={loaderData.problem} identity={loaderData.identity} />
      </Suspense>
    )
  return (
    <VisitorProvider issuer={loaderData.identity.issuerCode}>
      <ContactProvider>
        <WarningProvider>
          <CartProvider>
            <OfferHost />
            <PageArrival />
            {hydrated && loaderData.identity.embedded !== null && (
              <Suspense fallback={null}>
                <EmbeddedVisit />
              </Suspense>
            )}
            <PageOnItsWay />
            <AfterHydration />
            <Outlet />
          </CartProvider>
        </WarningProvider>
      </ContactProvider>
    </VisitorProvider>
  )
}

export function ErrorBoundary() {
  return <LastResortPage />
}

export function HydrateFallback() {
  return <LoadingPage />
}
