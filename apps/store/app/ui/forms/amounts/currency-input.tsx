import { formatCurrencyMask } from '@benefits/domain/mask/currency-mask'
import { type FocusEvent, useState } from 'react'
import { useAfterPress } from '../../press/after-press.ts'
import { MaskedInput, type MaskedInputProps } from '../masked-input.tsx'
import { readAmount } from './read-number.ts'

export interface CurrencyInputProps extends Omit<MaskedInputProps, 'format' | 'read' | 'anchor' | 'error'> {
  /** What is wrong with the value as it stands, in words; it is told once the field had its turn. */
  readonly problem?: string | null
  /** Typing on cannot mend the value: what is wrong is told at once. */
  readonly isBeyond?: boolean
  /** The whole form was asked for: whatever is wrong with it is told. */
  readonly isAsked?: boolean
  /** An amount is due here: an empty field that is left is told, too. */
  readonly isDue?: boolean
}

/**
 * Money typed cents first: '123456' shows R$ 1.234,56; pasted '500' is R$ 500,00; an empty field has no amount.
 * Whoever types R$ 100,00 passes R$ 1,00 on the way: what is wrong is told when the field is left, emptied or filled
 * in one piece, and follows every change from then on.
 */
export function CurrencyInput({
  problem = null,
  isBeyond = false,
  isAsked = false,
  isDue = false,
  value,
  onValueChange,
  onBlur,
  ...rest
}: CurrencyInputProps) {
  const afterPress = useAfterPress()
  const [hadTurn, setHadTurn] = useState(value !== '' && problem !== null)

  function change(next: string) {
    if (next === '' || countDigits(next) - countDigits(value) > 1) setHadTurn(true)
    onValueChange(next)
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    if (isDue || value !== '') afterPress(() => setHadTurn(true))
    onBlur?.(event)
  }

  return (
    <MaskedInput
      placeholder="R$ 0,00"
      {...rest}
      value={value}
      onValueChange={change}
      onBlur={leave}
      error={hadTurn || isBeyond || isAsked ? problem : null}
      format={formatCurrencyMask}
      read={readAmount}
      anchor="end"
    />
  )
}

/** Digits that somebody typed: the mask puts zeros before them. */
function countDigits(text: string): number {
  return text.replace(/\D/g, '').replace(/^0+/, '').length
}
