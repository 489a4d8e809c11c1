/** Blanks of every kind but line breaks, tab among them: they look alike and count as one. */
const BLANKS = /[\t\p{Zs}]+/gu

/**
 * What no text of one line holds: control characters, line and paragraph separators, characters that turn the direction
 * of others, and halves of characters (lone surrogates).
 */
const NOT_IN_LINES = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** What nobody sees and word processors leave: soft hyphens, joiners, marks of byte order. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060-\u2064\uFEFF]/g

/**
 * A text as it is kept: nothing that nobody sees, no blanks around it, one plain blank for each run of them. Line
 * breaks stay, to be refused.
 */
export function foldBlanks(text: string): string {
  return text.replace(UNSEEN, '').replace(BLANKS, ' ').replace(/^ | $/g, '')
}

/**
 * Whether a text, its blanks folded, is one line that reads in one direction: `Ab` and `Total: R$ 0,01` below it are
 * two.
 */
export function isOneLine(text: string): boolean {
  return foldBlanks(text).search(NOT_IN_LINES) < 0
}

/** A text that nobody can be asked to mend, as one line: what has no place in it becomes a blank. */
export function toOneLine(text: string): string {
  return foldBlanks(text.replace(NOT_IN_LINES, ' '))
}
