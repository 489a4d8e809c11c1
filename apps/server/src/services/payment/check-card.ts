import { type FieldProblem, fieldMessages } from '@benefits/copy/field-messages'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { cardBrand } from '@benefits/domain/payment/card-brand'
import {
  type CardProblem,
  cardCvvProblem,
  cardExpiryProblem,
  cardHolderProblem,
  cardNumberProblem,
} from '@benefits/domain/payment/card-rules'
import type { cardBody } from '@benefits/wire/payment/shapes'
import type { output } from 'zod'
import type { Card } from '../../ports/acquirer.ts'

/** What a caller sends to pay with. */
export type CardRequest = output<typeof cardBody>

/** One refused part of a card, in words. */
export interface RefusedCardPart {
  readonly part: keyof CardRequest
  readonly message: string
}

/**
 * A card that may be sent on; or `cardInvalid` for data that is no card's, `fieldsRefused` for what is missing or too
 * long.
 */
export type CheckedCard =
  | { readonly ok: true; readonly card: Card }
  | {
      readonly ok: false
      readonly refusal: 'cardInvalid' | 'fieldsRefused'
      readonly parts: readonly RefusedCardPart[]
    }

const WORDS = {
  number: 'cardNumberInvalid',
  holder: 'nameForbidden',
  cvv: 'cvvInvalid',
  month: 'cardExpiryInvalid',
  year: 'cardExpiryInvalid',
} as const satisfies Record<keyof CardRequest, FieldProblem>

/** Problems of form; any other is the card's own. */
const OF_FORM: ReadonlySet<CardProblem> = new Set(['required', 'tooLong', 'forbidden', 'address'])

/** The rules that the form has, again; the expiry is judged on the date in São Paulo. */
export function checkCard(request: CardRequest, now: Date): CheckedCard {
  const { number, holder, cvv, month, year } = request
  const brand = cardBrand(number)
  const expiry = cardExpiryProblem({ month, year }, calendarDateInSaoPaulo(now))
  const problems = {
    number: cardNumberProblem(number),
    holder: cardHolderProblem(holder),
    cvv: cardCvvProblem(cvv, brand),
    month: expiry,
    year: expiry === 'expired' ? expiry : null,
  } as const satisfies Record<keyof CardRequest, CardProblem | null>
  const found = Object.entries(problems).flatMap(([part, problem]) =>
    problem === null ? [] : [{ part: part as keyof CardRequest, problem }],
  )
  if (found.length > 0) {
    const parts = found.map(({ part, problem }) => ({ part, message: messageOf(part, problem) }))
    const isOfForm = found.some(({ problem }) => OF_FORM.has(problem))
    return { ok: false, refusal: isOfForm ? 'fieldsRefused' : 'cardInvalid', parts }
  }
  return { ok: true, card: { number: number.replace(/\s/g, ''), holder, cvv, month, year, brand } }
}

function messageOf(part: keyof CardRequest, problem: CardProblem): string {
  if (problem === 'required') return fieldMessages.requiredShort
  if (problem === 'expired') return fieldMessages.cardExpired
  if (problem === 'address') return fieldMessages.nameAddress
  if (problem === 'tooLong' && part === 'holder') return fieldMessages.max24Characters
  return fieldMessages[WORDS[part]]
}
