import { REFUSALS, type RefusalName } from './refusals.ts'
import { type TextFacts, withFacts } from './text-facts.ts'

/** The text of a refusal, in the issuer's name where it speaks of the store. */
export function refusalText(name: RefusalName, facts: TextFacts): string {
  return withFacts(REFUSALS[name].text, facts)
}
