/** A question that the cart asks before it changes (spec 1 §2.13). */
export type CartQuestion =
  | { readonly kind: 'intro' }
  | { readonly kind: 'switch'; readonly onKeep: () => void; readonly onReplace: () => void }
  | { readonly kind: 'removeLast'; readonly product: string; readonly onRemove: () => void }
