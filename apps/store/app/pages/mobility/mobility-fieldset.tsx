import { fieldMessages } from '@benefits/copy/field-messages'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { QuantityField, ValueField } from '../../forms/line/line-fields.tsx'
import { lineMessages, useCartLimits } from '../../purchase/cart/public.ts'
import { OverLimitWay } from '../../purchase/worker-limit/public.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { mobilityCopy } from './copy.ts'
import styles from './mobility-card.module.css'
import type { MobilityFields } from './use-mobility-fields.ts'

/**
 * Cards, credit for each worker, and what they make: the quantity judged while typing, the credit once it had its turn.
 */
export function MobilityFieldset({ fields }: { readonly fields: MobilityFields }) {
  const limits = useCartLimits()
  const { productCode, quantity, value: monthlyValue, isAboveLimit } = fields
  const messages = lineMessages({ productCode, lineType: 'mobility', quantity, monthlyValue }, limits)
  const total = ((quantity ?? 0) * monthlyValue) as Centavos
  const isWrong = isAboveLimit || messages.quantity !== null || messages.value !== null
  return (
    <div className={styles.fields}>
      <QuantityField
        lineType="mobility"
        className={styles.field}
        label={mobilityCopy.quantity}
        hint={mobilityCopy.quantityHint}
        value={quantity}
        onValueChange={fields.setQuantity}
        required
        problem={isAboveLimit ? fieldMessages.maxEmployees : messages.quantity}
        isBeyond={isAboveLimit}
      />
      <ValueField
        className={styles.field}
        label={mobilityCopy.credit}
        hint={mobilityCopy.creditHint}
        value={monthlyValue}
        onValueChange={fields.setValue}
        required
        problem={messages.value}
        isBeyond={messages.isBeyond}
      />
      <TextInput
        className={classNames(styles.field, styles.sum)}
        label={mobilityCopy.total}
        hint={mobilityCopy.totalHint}
        numeric
        readOnly
        value={isWrong || total === 0 ? mobilityCopy.noTotal : formatBrl(total)}
      />
      {isAboveLimit && (
        <div className={styles.over}>
          <OverLimitWay />
        </div>
      )}
    </div>
  )
}
