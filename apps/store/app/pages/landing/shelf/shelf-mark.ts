/** What a card of the shelf tells a company that is known, and where it leads it. */
export interface ShelfMark {
  readonly text: string
  readonly look: 'success' | 'warning'
  readonly destination: string
  /** The state of the link. */
  readonly state?: object
}

/** The marks of cards, by their keys. */
export type ShelfMarks = Readonly<Record<string, ShelfMark>>

export const NO_MARKS: ShelfMarks = {}
