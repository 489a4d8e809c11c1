/** What stands in each box of a code field; '' is an empty box. */
export type CodeCharacters = readonly string[]

/** The boxes after an input and the box that has the focus next. */
export interface CodeChange {
  readonly characters: CodeCharacters
  readonly focus: number
}

/** A code field of so many empty boxes. */
export function emptyCode(length: number): CodeCharacters {
  return Array.from({ length }, () => '')
}

/**
 * Puts typed or pasted text in the boxes, from box `at` on (counted from 0). Text of the whole length
 * fills all boxes wherever it is pasted. Letters become capitals; all but letters and digits is left out.
 */
export function placeCode(characters: CodeCharacters, at: number, typed: string): CodeChange {
  const signs = [...typed.toUpperCase().replace(/[^0-9A-Z]/g, '')]
  const last = characters.length - 1
  const from = signs.length >= characters.length ? 0 : at
  const placed = characters.map((old, box) => signs[box - from] ?? old)
  return { characters: placed, focus: signs.length === 0 ? at : Math.min(last, from + signs.length) }
}

/** Backspace: empties box `at`, or the one before it where `at` is empty already. */
export function eraseCode(characters: CodeCharacters, at: number): CodeChange {
  const box = characters[at] ? at : Math.max(0, at - 1)
  return { characters: characters.with(box, ''), focus: box }
}

/** The whole code once every box is filled, else null. */
export function completeCode(characters: CodeCharacters): string | null {
  return characters.every((character) => character !== '') ? characters.join('') : null
}
