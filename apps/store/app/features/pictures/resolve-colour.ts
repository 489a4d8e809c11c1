import { resolve } from '@asamuzakjp/css-color'

/** A colour as every program that draws SVG knows it. */
export interface PlainColour {
  /** `#rrggbb`. */
  readonly hex: string
  /** 0 to 1, in hundredths. */
  readonly opacity: number
}

/**
 * The plain colour that a value without variables stands for, `color-mix` included. Null where it is none (`none`,
 * `currentColor`, a number).
 */
export function resolveColour(value: string): PlainColour | null {
  const hex = resolve(value, { format: 'hex' })
  if (!hex) return null
  const alpha = resolve(value, { format: 'hexAlpha' })?.slice(7)
  return { hex, opacity: alpha ? Math.round((Number.parseInt(alpha, 16) / 255) * 100) / 100 : 1 }
}
