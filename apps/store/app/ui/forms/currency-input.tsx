import { formatCurrencyMask } from '@benefits/domain/mask/currency-mask'
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx'

/** Money typed cents first: '123456' shows R$ 1.234,56; an empty field has no amount. */
export function CurrencyInput(props: Omit<MaskedInputProps, 'format' | 'anchor'>) {
  return <MaskedInput placeholder="R$ 0,00" {...props} format={formatCurrencyMask} anchor="end" />
}
