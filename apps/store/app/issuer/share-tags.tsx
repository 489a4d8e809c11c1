import { useLocation } from 'react-router'
import { titleOf } from './page-title.ts'
import type { LoadedIssuer } from './store-view.ts'

/** Whose store it is for other sites, and what search engines may do; words are `pageTitle`'s. */
export function ShareTags({ view }: { readonly view: LoadedIssuer }) {
  const { pathname } = useLocation()
  const { issuer } = view.configuration
  const address = `${issuer.storeUrl.replace(/\/$/, '')}${pathname}`
  return (
    <>
      {view.identity.environment !== 'PRD' && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {/* The same on every page: the server's tags stay, and no script carries them. */}
      {import.meta.env.SSR && <StoreTags issuer={issuer} />}
    </>
  )
}

function StoreTags({ issuer }: { readonly issuer: LoadedIssuer['configuration']['issuer'] }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={titleOf(issuer.name)} />
      <meta name="twitter:card" content="summary" />
      {issuer.twitter && <meta name="twitter:site" content={issuer.twitter} />}
    </>
  )
}
