import { fieldMessages } from '@benefits/copy/field-messages'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { stripName } from '@benefits/domain/contact/parse-name'
import { formatCardExpiry, parseCardExpiry } from '@benefits/domain/mask/card-expiry-mask'
import { formatCardNumber } from '@benefits/domain/mask/card-number-mask'
import { cardBrand, cvvLength } from '@benefits/domain/payment/card-brand'
import {
  CARD_TEXT_MAX,
  type CardProblem,
  cardCvvProblem,
  cardExpiryProblem,
  cardHolderProblem,
  cardNumberProblem,
} from '@benefits/domain/payment/card-rules'
import type { CardData } from '../../commands/command-table.ts'
import type { FormRules } from '../../ui/forms/form-rules.ts'
import type { CardValues } from './card-values.ts'

/** Longest security code of any brand. */
const MOST_CVV = 4

function words(problem: CardProblem | null, invalid: string): string | null {
  if (problem === null) return null
  if (problem === 'required') return fieldMessages.requiredShort
  if (problem === 'address') return fieldMessages.nameAddress
  return problem === 'expired' ? fieldMessages.cardExpired : invalid
}

/** Rules of the card's form; the server has the same. */
export function cardFormRules(now: () => Date): FormRules<CardValues> {
  return {
    number: {
      check: (number) => words(cardNumberProblem(number), fieldMessages.cardNumberInvalid),
      format: formatCardNumber,
      isWhole: (number) => cardNumberProblem(number) === null,
    },
    holder: {
      check: (holder) => {
        const problem = cardHolderProblem(holder)
        return words(
          problem,
          problem === 'tooLong' ? fieldMessages.max24Characters : fieldMessages.nameForbidden,
        )
      },
      format: stripName,
      isWhole: (holder) => holder.trim().length > CARD_TEXT_MAX,
    },
    expiry: {
      check: (expiry) => {
        if (expiry === '') return fieldMessages.requiredShort
        const date = parseCardExpiry(expiry)
        if (date === null) return fieldMessages.cardExpiryInvalid
        const problem = cardExpiryProblem(date, calendarDateInSaoPaulo(now()))
        return words(problem, fieldMessages.cardExpiryInvalid)
      },
      format: formatCardExpiry,
      isWhole: (expiry) => expiry.length === 'MM/AA'.length,
    },
    cvv: {
      check: (cvv, { number }) => words(cardCvvProblem(cvv, cardBrand(number)), fieldMessages.cvvInvalid),
      format: (typed, isPasted) => typed.replace(/\D/g, '').slice(0, isPasted ? undefined : MOST_CVV),
      isWhole: (cvv, { number }) => cvv.length > cvvLength(cardBrand(number)),
    },
  }
}

/** A confirmed form as the call takes it: digits alone, '20' before the two typed of the year. */
export function toCard({ number, holder, expiry, cvv }: CardValues): CardData {
  const { month, year } = parseCardExpiry(expiry) ?? { month: '', year: '' }
  return { number: number.replace(/\D/g, ''), holder: holder.trim(), cvv, month, year }
}
