import { useLocation } from 'react-router'
import { titleOf } from './page-title.ts'
import type { LoadedStore } from './store-view.ts'

/** Whose store it is for other sites, and what search engines may do; words are `pageTitle`'s. */
export function ShareTags({ view }: { readonly view: LoadedStore }) {
  const { pathname } = useLocation()
  const { issuer } = view.configuration
  const { channelCode } = view.identity
  const address = `${issuer.storeUrl.replace(/\/$/, '')}${pathname}`
  // Search engines keep one page of each; a link that is shared goes on leading to its channel.
  const shared = channelCode === 'default' ? address : `${address}?canal=${channelCode}`
  return (
    <>
      {view.identity.environment !== 'PRD' && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={address} />
      <meta property="og:url" content={shared} />
      {/* The same on every page: the server's tags stay, and no script carries them. */}
      {import.meta.env.SSR && <StoreTags view={view} />}
    </>
  )
}

function StoreTags({ view }: { readonly view: LoadedStore }) {
  const { issuer } = view.configuration
  const { isPartner, partnerName } = view.channel
  const name = titleOf(issuer.name)
  const { theme, issuerCode, channelCode } = view.identity
  // A partner's channel has a picture of its own, with the partner's sign and name (docs/add-an-issuer.md).
  const drawn = isPartner ? `${issuerCode.toLowerCase()}-${channelCode}` : theme
  const picture = `${issuer.storeUrl.replace(/\/$/, '')}/share-${drawn}.png`
  return (
    <>
      <link rel="apple-touch-icon" href={`/icon-${theme}-180.png`} />
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
