import { createContext, use } from 'react'

/** What the cart may ask of whoever gives its link (`purchase/share/`). */
interface Sharing {
  /** The link is about to be asked for. */
  readonly prepare: () => void
  readonly open: () => void
}

export const SharingContext = createContext<Sharing>({ prepare: () => {}, open: () => {} })

/** Asks for the cart's link. */
export function useSharing(): Sharing {
  return use(SharingContext)
}
