import type { ReactElement } from 'react'

/**
 * What may be drawn beside other things: elements, one, several or none, but no bare text. A text that comes and goes
 * among siblings breaks a page that the browser has translated (docs/rules/screens.md: translated). Of an empty text,
 * which a condition leaves, nothing is drawn.
 */
export type Elements = ReactElement | boolean | null | undefined | '' | readonly Elements[]
