import type { ReactNode } from 'react'
import { splitProductName } from '../../ui/art/split-name.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface ShortNameProps {
  readonly name: string
  /** The issuer's short name. */
  readonly issuer: string
  /** How its words are drawn, where they need more than to be there. */
  readonly draw?: (words: string) => ReactNode
}

/** A product's whole name for who hears it, without the issuer's for the eye: the store's head says whose it is. */
export function ShortName({ name, issuer, draw = (words) => words }: ShortNameProps) {
  const [before, itself, after] = splitProductName(name, issuer)
  if (!itself) return <span>{draw(name)}</span>
  return (
    <>
      <span>{draw(before)}</span>
      <VisuallyHidden>{itself}</VisuallyHidden>
      {after && <span>{draw(after)}</span>}
    </>
  )
}
