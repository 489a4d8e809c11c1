/** What a balance is for, in the order in which buyers ask for it. */
export type BalanceUse = keyof typeof TONES | 'other'

const TONES = { food: ['meal', 'food', 'combined'], way: ['auto', 'mobility'] } as const
const USES = ['food', 'way', 'other'] as const satisfies readonly BalanceUse[]

interface Coloured {
  readonly colourToken: string
}

/** The balances by what they are for, each use in the order in which they came; a use without a balance is left out. */
export function groupBalances<B extends Coloured>(
  balances: readonly B[],
): readonly { readonly use: BalanceUse; readonly balances: readonly B[] }[] {
  return USES.map((use) => ({ use, balances: balances.filter((balance) => useOf(balance) === use) })).filter(
    ({ balances: own }) => own.length > 0,
  )
}

function useOf({ colourToken }: Coloured): BalanceUse {
  const isOf = (tones: readonly string[]) => tones.includes(colourToken)
  return isOf(TONES.food) ? 'food' : isOf(TONES.way) ? 'way' : 'other'
}
