import type { OfferAddOn } from './offer-add-ons.ts'

/** Why an add-on cannot be toggled. */
export type AddOnBlock =
  | 'loading'
  | 'contracted'
  | 'unserved'
  | 'barred'
  | 'notAllowed'
  | 'required'
  | 'unmet'
  | 'maximum'

/** What decides on an offer's add-ons. */
export interface AddOnFacts {
  /** Codes of what is bought, add-ons aside. */
  readonly boughtCodes: readonly number[]
  /** Codes of what the company has already. */
  readonly contractedCodes: readonly number[]
  /** Codes of what is not sold where the company is. */
  readonly unservedCodes: readonly number[]
  /** How many add-ons the current rule allows; 0 where no rule holds or the offer is not met. */
  readonly maximum: number
}

/** The same for one look at the screen: what is chosen, and whether a price is being asked for. */
export interface AddOnView extends AddOnFacts {
  readonly chosenCodes: readonly number[]
  readonly isLoading: boolean
}

type Row = { readonly block: AddOnBlock; readonly when: (addOn: OfferAddOn, view: AddOnView) => boolean }

/** The first row that holds wins: what cannot be had at all before what cannot be had now. */
const ROWS: readonly Row[] = [
  { block: 'contracted', when: ({ code }, { contractedCodes }) => contractedCodes.includes(code) },
  { block: 'unserved', when: ({ code }, { unservedCodes }) => unservedCodes.includes(code) },
  { block: 'barred', when: (addOn, { boughtCodes }) => isBarred(addOn, boughtCodes) },
  { block: 'notAllowed', when: (addOn, { boughtCodes }) => !goesWith(addOn, boughtCodes) },
  { block: 'required', when: ({ required }) => required },
  { block: 'unmet', when: (_addOn, { maximum }) => maximum === 0 },
  { block: 'loading', when: (_addOn, { isLoading }) => isLoading },
  {
    block: 'maximum',
    when: ({ code }, { chosenCodes, maximum }) =>
      !chosenCodes.includes(code) && chosenCodes.length >= maximum,
  },
]

/** Why an add-on cannot be toggled now, or null where it can (docs/rules/offers.md: add-ons). */
export function addOnBlock(addOn: OfferAddOn, view: AddOnView): AddOnBlock | null {
  return ROWS.find(({ when }) => when(addOn, view))?.block ?? null
}

/** Whether something is bought that an add-on goes with, and nothing beside which it may not stand. */
export function goesWith(addOn: OfferAddOn, boughtCodes: readonly number[]): boolean {
  const { hostCodes } = addOn
  const hasHost = hostCodes.length === 0 || hostCodes.some((code) => boughtCodes.includes(code))
  return hasHost && !isBarred(addOn, boughtCodes)
}

function isBarred({ barredCodes }: OfferAddOn, boughtCodes: readonly number[]): boolean {
  return barredCodes.some((code) => boughtCodes.includes(code))
}
