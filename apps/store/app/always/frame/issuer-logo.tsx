import { Logo } from '../../ui/art/logo.tsx'
import { logoName } from '../issuer/logo-name.ts'
import { useIssuer } from '../issuer/store-view.ts'

/** The issuer's logo, with the partner's name and sign on a partner's channel. */
export function IssuerLogo({ inverted = false }: { readonly inverted?: boolean }) {
  const { identity, configuration, channel } = useIssuer()
  return (
    <Logo
      theme={identity.theme}
      name={logoName(identity.issuerKind, configuration.issuer)}
      partnerName={channel.partnerName}
      partnerSign={channel.partnerSign}
      inverted={inverted}
    />
  )
}
