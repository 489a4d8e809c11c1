import type { ReturnCode } from './refusals.ts'
import { type TextFacts, withFacts } from './text-facts.ts'
import { TEXT_OF_CODE } from './text-of-code.ts'

/** The text of a refusal where its number is all that is known, as in a browser. */
export function returnCodeText(code: ReturnCode, facts: TextFacts): string {
  return withFacts(TEXT_OF_CODE[code], facts)
}
