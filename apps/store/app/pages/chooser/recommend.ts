/** What a company wants to offer. */
export const NEEDS = ['meal', 'food', 'both', 'auto', 'rewards', 'home-office'] as const
export type Need = (typeof NEEDS)[number]

/** What was answered; null where a question is open. */
export interface Answers {
  readonly need: Need | null
  readonly cards: 'together' | 'apart' | null
  readonly law: 'pat' | 'aid' | null
}

interface Choice {
  readonly colourToken: string
  readonly foodRegime: 'pat' | 'aid' | null
  readonly isTogether: boolean
}

/** Colours that name a product's kind, by need. */
const TONES = { meal: ['meal'], food: ['food'], both: ['meal', 'food'] } as const

export function isFood(need: Need): need is keyof typeof TONES {
  return need in TONES
}

/** Colours of the cards that a need may lead to; before anything is answered, those that most companies look for. */
export function tonesOf(need: Need | null): readonly string[] {
  if (need === null) return ['meal', 'food', 'auto']
  return isFood(need) ? TONES[need] : [need]
}

/**
 * The products for the answers, none where the channel does not sell all of them or a question is open. One product of
 * both kinds stands for the two where the cards are apart.
 */
export function recommend<C extends Choice>(sold: readonly C[], { need, cards, law }: Answers): readonly C[] {
  if (need === null || cards === null || (isFood(need) && law === null)) return []
  const here = sold.filter(({ isTogether }) => isTogether === (cards === 'together'))
  if (!isFood(need)) return here.filter(({ colourToken }) => colourToken === need).slice(0, 1)
  const lawful = here.filter(({ foodRegime }) => foodRegime !== null && foodRegime === law)
  const combined = lawful.find(({ colourToken }) => colourToken === 'combined')
  if (need === 'both' && cards === 'apart' && combined) return [combined]
  const found = TONES[need].map((tone) => lawful.find(({ colourToken }) => colourToken === tone))
  return found.every((one) => one !== undefined) ? found : []
}

/** The needs that some answers of the channel lead to a product for. */
export function openNeeds(sold: readonly Choice[]): readonly Need[] {
  return NEEDS.filter((need) =>
    (['together', 'apart'] as const).some((cards) =>
      (['pat', 'aid'] as const).some((law) => recommend(sold, { need, cards, law }).length > 0),
    ),
  )
}
