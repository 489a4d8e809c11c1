import { QUANTITY_DIGITS, QUANTITY_MAX } from '@benefits/domain/cart/lines/quantity-limits'
import type { LineType } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { useState } from 'react'
import { CurrencyInput, type CurrencyInputProps } from '../../ui/forms/amounts/currency-input.tsx'
import { NumberField, type NumberFieldProps } from '../../ui/forms/amounts/number-field.tsx'

interface QuantityFieldProps
  extends Omit<NumberFieldProps, 'max' | 'digits'>,
    Pick<CurrencyInputProps, 'problem' | 'isBeyond' | 'isAsked' | 'isDue'> {
  /** How many there may be, and how many digits are taken. */
  readonly lineType: LineType
}

/**
 * How many of a line: its problem is told as soon as it is changed or left, an empty one where it is due; `error` is
 * what is told before that.
 */
export function QuantityField({
  lineType,
  problem,
  isBeyond,
  isAsked,
  isDue,
  error,
  ...field
}: QuantityFieldProps) {
  const isFilled = field.value !== null
  // A due one that is new starts empty: that is not said to be wrong before it was the buyer's turn.
  const [hadTurn, setHadTurn] = useState(isDue && isFilled)
  return (
    <NumberField
      {...field}
      max={QUANTITY_MAX[lineType]}
      digits={QUANTITY_DIGITS[lineType]}
      error={hadTurn || isBeyond || isAsked ? problem : error}
      onValueChange={(next) => {
        setHadTurn(true)
        field.onValueChange(next)
      }}
      onBlur={(event) => {
        if (isDue || isFilled) setHadTurn(true)
        field.onBlur?.(event)
      }}
    />
  )
}

interface ValueFieldProps extends Omit<CurrencyInputProps, 'value' | 'onValueChange'> {
  readonly value: Centavos
  readonly onValueChange: (value: Centavos) => void
}

/** What each card of a line in the cart is credited per month; an empty field is 0. */
export function ValueField({ value, onValueChange, ...field }: ValueFieldProps) {
  return (
    <CurrencyInput
      {...field}
      value={value > 0 ? formatBrl(value) : ''}
      onValueChange={(text) => onValueChange(parseBrl(text) ?? (0 as Centavos))}
    />
  )
}
