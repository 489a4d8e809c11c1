/** What a field made of the text that came into it. */
export interface FieldText {
  /** What stands in the field: the value, or the text as it came where it could not be taken. */
  readonly shown: string
  /** What the form gets. */
  readonly value: string
  /** What to tell of it; null where the field took all of it. */
  readonly told: string | null
}

/** A text of which the field took all. */
export function acceptedText(value: string): FieldText {
  return { shown: value, value, told: null }
}

/**
 * The sentence under a field. That a text could not be taken comes before the form's own word, which speaks of an
 * empty field; that more was given than the field holds comes after it, which says what the product takes.
 */
export function fieldText(text: FieldText | null, error: string | null | undefined): string | null {
  if (text !== null && text.shown !== text.value) return text.told
  return error ?? text?.told ?? null
}
