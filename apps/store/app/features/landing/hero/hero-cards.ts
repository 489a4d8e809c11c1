/** A card of the picture beside the heading. */
export interface HeroCard {
  readonly name: string
  readonly tone: string
}

const AT_MOST = 3
/** A card holds two lines; longer names are for the catalogue. */
const LONGEST_NAME = 32

/** Up to three of the channel's cards, each of another colour, in the catalogue's order. */
export function heroCards(
  products: readonly { readonly name: string; readonly colourToken: string; readonly lineType: string }[],
): HeroCard[] {
  const cards = new Map<string, HeroCard>()
  for (const { name, colourToken, lineType } of products) {
    if (lineType === 'benefit' && name.length <= LONGEST_NAME && !cards.has(colourToken))
      cards.set(colourToken, { name, tone: colourToken })
  }
  return [...cards.values()].slice(0, AT_MOST)
}
