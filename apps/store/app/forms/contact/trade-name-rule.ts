import { fieldMessages } from '@benefits/copy/field-messages'
import { type NameProblem, nameProblem } from '@benefits/domain/contact/parse-name'
import { isEmbossName, toEmbossName } from '@benefits/domain/customer/to-emboss-name'
import type { ContactRule } from './contact-rules.ts'

const TRADE_NAME_MESSAGES = {
  required: fieldMessages.tradeNameRequired,
  tooShort: fieldMessages.min3Characters,
  tooLong: fieldMessages.max30Characters,
  forbidden: fieldMessages.textForbidden,
  address: fieldMessages.nameAddress,
  unprintable: fieldMessages.textUnprintable,
} as const satisfies Record<NameProblem, string>

/** A company's trade name of 3 to 30 characters, of any kind, of which something is left to engrave. */
export const tradeNameRule: ContactRule = {
  check: (text) => {
    const problem = nameProblem(text, { min: 3, max: 30, allow: 'any' })
    if (problem !== null) return TRADE_NAME_MESSAGES[problem]
    return isEmbossName(toEmbossName(text)) ? null : fieldMessages.embossNameMissing
  },
  isWhole: (text) => text.trim().length > 30,
}
