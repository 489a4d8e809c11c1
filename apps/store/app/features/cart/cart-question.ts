/** A question that the cart asks before it changes. */
export type CartQuestion =
  | { readonly kind: 'intro' }
  | { readonly kind: 'switch'; readonly onKeep: () => void; readonly onReplace: () => void }
  | { readonly kind: 'removeLast'; readonly product: string; readonly onRemove: () => void }
