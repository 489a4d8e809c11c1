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

/** Marks of the fields of a cart's lines, `data-cart-field`; a line that is read has what opens it. */
export type CartField = 'quantity' | 'value' | 'line'

/** Whose matter a refusal is: the one best way on from it (docs/rules/refusals.md: best-way). */
export type WarningWay =
  /** Closing leads there. */
  | { readonly kind: 'closing' }
  /** Only people can help, whether its text says so or not: the modal has their phones and e-mail. */
  | { readonly kind: 'people' }
  /** The company is refused, which another one may not be. */
  | { readonly kind: 'otherCompany' }
  | CartWay

/** What is in the cart is refused: what is pressed, and which field changes it there. */
export interface CartWay {
  readonly kind: 'cart'
  readonly words: string
  readonly field: CartField
}

/** How a warning is shown: the modal's variant, title and button, what closing does, and the way on. */
export interface WarningLook {
  readonly variant: WarningVariant
  readonly title: string
  readonly closing: WarningClosing
  readonly button: WarningButton
  readonly way: WarningWay
}

/** The same of a refusal, with what its modal says beside the text. */
export interface RefusalLook extends WarningLook {
  /** Why, under a text that only says what: people are called with the reason at hand. Null where the text says it. */
  readonly reason: string | null
  /** What stands in place of a text that sends to the chat, where there is none; null for one that sends elsewhere. */
  readonly withoutChat: string | null
}

/** All that is to be said of one refusal. */
export interface RefusalRow {
  /** Its number on the wire. */
  readonly code: number
  /** HTTP status; docs/rules/refusals.md says what each means. */
  readonly status: number
  /** What happened and what to do next; `{shortName}` is the issuer's: 'VR'. */
  readonly text: string
  readonly warning: RefusalLook
}

/** How most refusals are shown. */
export const USUAL = {
  variant: 'error',
  title: WARNING_TEXTS.defaultTitle,
  closing: { kind: 'close' },
  button: 'close',
  way: { kind: 'closing' },
  reason: null,
  withoutChat: null,
} as const satisfies RefusalLook

/** Something broke that the page may have survived: it is loaded again. */
export const RELOAD = { ...USUAL, closing: { kind: 'reload' } } as const satisfies RefusalLook

/** Nothing broke: the buyer decides what to do. */
export const CAUTION = {
  ...USUAL,
  variant: 'warning',
  title: WARNING_TEXTS.cautionTitle,
} as const satisfies RefusalLook

/** Only people can help. */
export const TO_PEOPLE = { ...CAUTION, way: { kind: 'people' } } as const satisfies RefusalLook

/** Another company may be served. */
export const OTHER_COMPANY = { ...CAUTION, way: { kind: 'otherCompany' } } as const satisfies RefusalLook

/** What the server kept of the visit is gone; the browser still has the cart, and confirming it registers it anew. */
export const TO_CART = {
  ...CAUTION,
  closing: { kind: 'cart' },
  button: 'cart',
} as const satisfies RefusalLook

/** The address leads nowhere: another choice is made from the start. */
export const TO_INITIAL_PAGE = {
  ...CAUTION,
  closing: { kind: 'initialPage' },
  button: 'initialPage',
} as const satisfies RefusalLook

/** What is in the cart is put right there. */
export function inCart(words: string, field: CartField) {
  return { ...CAUTION, way: { kind: 'cart', words, field } } as const satisfies RefusalLook
}
