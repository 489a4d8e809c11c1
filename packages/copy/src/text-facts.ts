/** What a text may name. */
export interface TextFacts {
  /** The issuer's short name: 'VR'. */
  readonly shortName: string
}

/** A text in the issuer's name where it speaks of the store. */
export function withFacts(text: string, { shortName }: TextFacts): string {
  return text.replace('{shortName}', shortName)
}
