import { useStore } from '../issuer/store-view.ts'
import { themeName } from '../issuer/theme-assets.ts'
import { Logo } from '../ui/art/logo.tsx'

/** The issuer's logo, with the partner's name on a partner's channel. */
export function IssuerLogo({ inverted = false }: { readonly inverted?: boolean }) {
  const { identity, configuration, channel } = useStore()
  const theme = themeName(identity.theme)
  const isDrawn = theme === identity.theme
  return (
    <Logo
      theme={theme}
      name={isDrawn ? undefined : configuration.issuer.name}
      partnerName={channel.isPartner ? channel.partnerName : null}
      inverted={inverted}
    />
  )
}
