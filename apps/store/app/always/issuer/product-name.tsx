import { splitProductName } from '../../ui/art/split-name.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useIssuer } from './store-view.ts'

/**
 * A product's name without the issuer's own, which header and drawn cards say already: read out it is whole
 * (docs/rules/screens.md: issuer-said-once).
 */
export function ProductName({ name }: { readonly name: string }) {
  const { issuer } = useIssuer().configuration
  const [before, itself, after] = splitProductName(name, issuer.shortName)
  if (!itself) return <span>{name}</span>
  return (
    <span>
      {before && <span>{before}</span>}
      <VisuallyHidden>{itself}</VisuallyHidden>
      {after && <span>{after}</span>}
    </span>
  )
}
