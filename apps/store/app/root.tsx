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
import { followRedirects } from './addresses/redirects.server.ts'
import { ContactProvider } from './always/contact/contact-context.tsx'
import { LastResortPage, LoadingPage } from './always/failed-page/root-pages.tsx'
import { useHydrationMark, useOwnFont } from './always/frame/use-own-font.ts'
import { loadStoreView } from './always/issuer/load-store-view.server.ts'
import { pageTitle } from './always/issuer/page-title.ts'
import { ShareTags } from './always/issuer/share-tags.tsx'
import { closedStatus, useStoreView } from './always/issuer/store-view.ts'
import { THEME_ASSETS, themeFaces } from './always/issuer/theme-assets.ts'
import { PageArrival, PageOnItsWay } from './always/navigation/page-change.tsx'
import { scrollKey, useHistoryRecorder } from './always/navigation/use-back.ts'
import { WarningProvider } from './always/warning/warning-provider.tsx'
import { callsOf, provideCalls } from './commands/calls/request-calls.server.ts'
import { OfferHost } from './pages/offer/public.ts'
import { CartProvider } from './purchase/cart/public.ts'
import { ShareHost } from './purchase/share/public.ts'
import { LiveRegionProvider } from './ui/feedback/live-region.tsx'
import { loadPart } from './ui/load-part.ts'
import { useHydrated } from './ui/use-hydrated.ts'
import { VisitorProvider } from './visit/visitor-provider.tsx'

/** Comes after the page, and as long as the connection takes: no page waits for it. */
const Companion = lazy(() =>
  loadPart(() => import('./always/consent/companion.tsx'), Number.POSITIVE_INFINITY),
)
const EmbeddedVisit = lazy(() => import('./always/embedded/embedded-visit.tsx'))
const ClosedPage = lazy(() => import('./always/failed-page/closed-page.tsx'))

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
            <ShareHost>
              <OfferHost />
              <PageArrival />
              {hydrated && loaderData.identity.embedded !== null && (
                <Suspense fallback={null}>
                  <EmbeddedVisit />
                </Suspense>
              )}
              <PageOnItsWay />
              {hydrated && (
                <Suspense>
                  <Companion />
                </Suspense>
              )}
              <Outlet />
            </ShareHost>
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
