/** How a product's card shows itself. */
export type ProductState = 'form' | 'added' | 'editing' | 'contracted' | 'unserved' | 'missing'

/** What decides it. */
export interface ProductFacts {
  readonly isContracted: boolean
  readonly isUnserved: boolean
  readonly isInCart: boolean
  /** The card added the product before and believes it to be in the cart. */
  readonly wasAdded: boolean
  readonly isEditing: boolean
}

const ROWS: readonly { readonly state: ProductState; readonly when: (facts: ProductFacts) => boolean }[] = [
  { state: 'contracted', when: ({ isContracted }) => isContracted },
  { state: 'unserved', when: ({ isUnserved }) => isUnserved },
  { state: 'missing', when: ({ wasAdded, isInCart }) => wasAdded && !isInCart },
  { state: 'editing', when: ({ isInCart, isEditing }) => isInCart && isEditing },
  { state: 'added', when: ({ isInCart }) => isInCart },
]

/**
 * The state of a product's card, first row that holds, else its form: what the company already has and what is not
 * sold where it is are blocked; 'missing' is an added card whose product is not in the cart.
 */
export function productState(facts: ProductFacts): ProductState {
  return ROWS.find(({ when }) => when(facts))?.state ?? 'form'
}
