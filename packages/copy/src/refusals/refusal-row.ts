import { WARNING_TEXTS } from '../warning-texts.ts'

/** How the warning modal looks. */
export type WarningVariant = 'error' | 'warning' | 'maintenance' | 'connection' | 'information'

/** What closing the warning does. */
export type WarningClosing =
  | { readonly kind: 'close' }
  | { readonly kind: 'reload' }
  /** Goes to the initial page; cart and query string stay. */
  | { readonly kind: 'initialPage' }
  /** Goes to the cart, which stays as it is. */
  | { readonly kind: 'cart' }
  /** Goes to the initial page without the named query parameter. */
  | { readonly kind: 'dropParameter'; readonly parameter: string }
  | { readonly kind: 'issuerSite' }

/** The button that closes it; its words are the store's. */
export type WarningButton = 'close' | 'ok' | 'understood' | 'cart' | 'initialPage'

/** How a refusal is shown: the modal's variant, title and button, and what closing does. */
export interface WarningLook {
  readonly variant: WarningVariant
  readonly title: string
  readonly closing: WarningClosing
  readonly button: WarningButton
  /** Only people can help, whether its text says so or not: the modal has their phones and e-mail. */
  readonly contact: boolean
}

/** All that is to be said of one refusal. */
export interface RefusalRow {
  /** Its number on the wire. */
  readonly code: number
  /** HTTP status; docs/rules/refusals.md says what each means. */
  readonly status: number
  /** What happened and what to do next; `{shortName}` is the issuer's: 'VR'. */
  readonly text: string
  readonly warning: WarningLook
}

/** How most refusals are shown. */
export const USUAL = {
  variant: 'error',
  title: WARNING_TEXTS.defaultTitle,
  closing: { kind: 'close' },
  button: 'close',
  contact: false,
} as const satisfies WarningLook

/** Something broke that the page may have survived: it is loaded again. */
export const RELOAD = { ...USUAL, closing: { kind: 'reload' } } as const satisfies WarningLook

/** Nothing broke: the buyer decides what to do. */
export const CAUTION = {
  ...USUAL,
  variant: 'warning',
  title: WARNING_TEXTS.cautionTitle,
} as const satisfies WarningLook

/** Only people can help. */
export const TO_PEOPLE = { ...CAUTION, contact: true } as const satisfies WarningLook

/** What the server kept of the visit is gone; the browser still has the cart, and confirming it registers it anew. */
export const TO_CART = {
  ...CAUTION,
  closing: { kind: 'cart' },
  button: 'cart',
} as const satisfies WarningLook

/** The address leads nowhere: another choice is made from the start. */
export const TO_INITIAL_PAGE = {
  ...CAUTION,
  closing: { kind: 'initialPage' },
  button: 'initialPage',
} as const satisfies WarningLook
