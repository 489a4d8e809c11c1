import { returnCodeText } from '@benefits/copy/return-code-text'
import type { TextFacts } from '@benefits/copy/text-facts'
import { TEXT_OF_FAILURE } from '@benefits/copy/text-of-code'
import type { StoreCode } from '../../commands/command-result.ts'

/** What is said of a command that was not done: the refusal's text, or why no call was asked. */
export function problemText(code: StoreCode, facts: TextFacts): string {
  return typeof code === 'string' ? TEXT_OF_FAILURE[code] : returnCodeText(code, facts)
}
