import { nameOf, REFUSALS } from '@benefits/copy/refusals'
import type { RefusalLook } from '@benefits/copy/refusals/refusal-row'
import { STORE_FAILURES } from '@benefits/copy/refusals/store-failures'
import { withFacts } from '@benefits/copy/text-facts'
import type { StoreCode } from '../../commands/command-result.ts'
import type { Warning } from './warning-table.ts'

/** The warning of a refusal, or of what kept a call from being asked, as its row says. */
export function warningFor(code: StoreCode, shortName: string, reference?: string): Warning & RefusalLook {
  const { text, warning } = typeof code === 'string' ? STORE_FAILURES[code] : REFUSALS[nameOf(code)]
  return { ...warning, text: withFacts(text, { shortName }), reference }
}
