import { splitProductName } from '../../ui/art/split-name.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface ShortNameProps {
  readonly name: string
  /** The issuer's short name. */
  readonly issuer: string
}

/** A product's whole name for who hears it, without the issuer's for the eye: the store's head says whose it is. */
export function ShortName({ name, issuer }: ShortNameProps) {
  const [before, itself, after] = splitProductName(name, issuer)
  if (!itself) return <span>{name}</span>
  return (
    <>
      <span>{before}</span>
      <VisuallyHidden>{itself}</VisuallyHidden>
      {after && <span>{after}</span>}
    </>
  )
}
