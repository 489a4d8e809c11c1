/** What a buyer chose beside a cart of another modality. */
export interface Chosen {
  /** As the buyer knows it. */
  readonly name: string
  readonly groupCodes: readonly number[]
}

/** A question that the cart asks before it changes, or what it tells of the change. */
export type CartQuestion =
  | { readonly kind: 'intro' }
  | {
      readonly kind: 'switch'
      readonly chosen: Chosen
      readonly onKeep: () => void
      readonly onReplace: () => void
      /** The cart may hold both now (docs/rules/cart.md: joint): puts what was chosen beside what is there. */
      readonly onJoined: () => void
    }
  | { readonly kind: 'removeLast'; readonly product: string; readonly onRemove: () => void }
  /** The cart of before is kept aside: says where it is. */
  | { readonly kind: 'aside' }
