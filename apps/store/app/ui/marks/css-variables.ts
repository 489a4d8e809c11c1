import type { CSSProperties } from 'react'

/** A `style` that sets custom properties only: the single inline style that the kit allows. */
export function cssVariables(variables: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return variables as CSSProperties
}
