import { COLOUR_TOKENS, type ColourToken } from '@benefits/domain/catalogue/colour-tokens'

/** A product's colour, by token. */
export type ProductTone = ColourToken

/** The token that content names, or `multi` where the kit has none of that name. */
export function toProductTone(text: string): ProductTone {
  return COLOUR_TOKENS.find((tone) => tone === text) ?? 'multi'
}
