import { returnCodeText } from '@benefits/copy/return-code-text'
import { TEXT_OF_FAILURE } from '@benefits/copy/text-of-code'
import { OWN_LOOK_OF_CODE, OWN_LOOK_OF_FAILURE, USUAL_LOOK } from '@benefits/copy/warning-of-code'
import type { StoreCode } from '../../commands/command-result.ts'
import { CART_WAYS } from './cart-ways.ts'
import type { Warning } from './warning-table.ts'

/** The warning of a refusal, as its row of the table says. */
export function warningFor(code: StoreCode, shortName: string, reference?: string): Warning {
  const own = typeof code === 'string' ? OWN_LOOK_OF_FAILURE[code] : OWN_LOOK_OF_CODE[code]
  return { ...USUAL_LOOK, ...own, text: textOf(code, shortName), way: CART_WAYS[Number(code)], reference }
}

/** What is said of a command that was not done: the refusal's text, or why no call was asked. */
function textOf(code: StoreCode, shortName: string): string {
  return typeof code === 'string' ? TEXT_OF_FAILURE[code] : returnCodeText(code, { shortName })
}
