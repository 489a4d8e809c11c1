import { returnCodeText } from '@benefits/copy/return-code-text'
import type { TextFacts } from '@benefits/copy/text-facts'
import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import type { StoreCode } from '../commands/command-result.ts'

/** What is said of a command that was not done: the refusal's text, or that the connection is the buyer's own to look after. */
export function problemText(code: StoreCode, facts: TextFacts): string {
  return code === 'lost' ? WARNING_TEXTS.lost : returnCodeText(code, facts)
}
