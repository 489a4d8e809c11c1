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
      {import.meta.env.SSR && <StoreTags view={view} />}
    </>
  )
}

function StoreTags({ view }: { readonly view: LoadedIssuer }) {
  const { issuer } = view.configuration
  const { isPartner, partnerName } = view.channel
  const name = titleOf(issuer.name)
  const picture = `${issuer.storeUrl.replace(/\/$/, '')}/share-${view.identity.theme}.png`
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={name} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={isPartner && partnerName ? `${name} e ${partnerName}` : name} />
      <meta name="twitter:card" content="summary_large_image" />
      {issuer.twitter && <meta name="twitter:site" content={issuer.twitter} />}
    </>
  )
}
