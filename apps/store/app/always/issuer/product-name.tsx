import { ShortName } from './short-name.tsx'
import { useIssuer } from './store-view.ts'

/**
 * A product's name without the issuer's own, which header and drawn cards say already: read out it is whole
 * (docs/rules/screens.md: issuer-said-once).
 */
export function ProductName({ name }: { readonly name: string }) {
  const { issuer } = useIssuer().configuration
  return (
    <span>
      <ShortName name={name} issuer={issuer.shortName} />
    </span>
  )
}
