import { removedProductsText, WARNING_TEXTS } from '@benefits/copy/warning-texts'
import type { StoreCode } from '../commands/command-result.ts'
import { problemText } from './problem-text.ts'

/** How the warning modal looks. */
export type WarningVariant = 'error' | 'warning' | 'maintenance' | 'connection' | 'information'

/** What closing the warning does. */
export type WarningClosing =
  | { readonly kind: 'close' }
  | { readonly kind: 'reload' }
  /** Clears the cart and keeps the query string. */
  | { readonly kind: 'initialPage' }
  /** Goes to the initial page without the named query parameter. */
  | { readonly kind: 'dropParameter'; readonly parameter: string }
  | { readonly kind: 'issuerSite' }

export interface Warning {
  readonly variant: WarningVariant
  readonly title: string
  readonly text: string
  readonly closing: WarningClosing
  readonly button: 'Fechar' | 'OK' | 'Entendi'
}

interface Row {
  readonly variant: WarningVariant
  readonly title: string
  readonly closing: WarningClosing
  readonly button: Warning['button']
}

const close = { kind: 'close' } as const
const KNOWN = {
  variant: 'error',
  title: WARNING_TEXTS.defaultTitle,
  closing: close,
  button: 'Fechar',
} as const satisfies Row
const UNKNOWN = { ...KNOWN, closing: { kind: 'reload' } } as const satisfies Row
const CAUTION = { ...KNOWN, variant: 'warning', title: WARNING_TEXTS.cautionTitle } as const satisfies Row

/** Codes that look or close in their own way; every other known code shows the default title and closes. */
const ROWS: { readonly [C in StoreCode]?: Row } = {
  [-1]: { ...CAUTION, closing: { kind: 'dropParameter', parameter: 'canal' }, button: 'OK' },
  [-3]: CAUTION,
  [-12]: { ...CAUTION, title: WARNING_TEXTS.unservedTitle },
  [-19]: CAUTION,
  [-20]: { ...KNOWN, closing: { kind: 'initialPage' } },
  [-21]: { ...KNOWN, closing: { kind: 'initialPage' } },
  [-88]: CAUTION,
  [-89]: { ...CAUTION, closing: { kind: 'dropParameter', parameter: 'offerid' } },
  [-99]: UNKNOWN,
  [-103]: CAUTION,
  [-108]: CAUTION,
  [-111]: CAUTION,
  [-113]: CAUTION,
  401: UNKNOWN,
  409: { ...CAUTION, closing: { kind: 'reload' } },
  422: CAUTION,
  429: CAUTION,
  500: UNKNOWN,
  503: {
    variant: 'maintenance',
    title: WARNING_TEXTS.maintenanceTitle,
    closing: { kind: 'issuerSite' },
    button: 'OK',
  },
  [-999]: UNKNOWN,
  lost: { ...KNOWN, variant: 'connection', title: WARNING_TEXTS.lostTitle },
}

/** The warning of a refusal: one table from code to variant, title, text and closing action. */
export function warningFor(code: StoreCode, shortName: string): Warning {
  return { ...(ROWS[code] ?? KNOWN), text: problemText(code, { shortName }) }
}

/** The warning that names products which left the cart, not being sold where the company is. */
export function unservedWarning(names: readonly string[]): Warning {
  return plainWarning('warning', WARNING_TEXTS.unservedTitle, removedProductsText(names))
}

/** A warning with words of its own, closed by a plain button. */
export function plainWarning(variant: WarningVariant, title: string, text: string): Warning {
  return { variant, title, text, closing: close, button: 'Entendi' }
}
