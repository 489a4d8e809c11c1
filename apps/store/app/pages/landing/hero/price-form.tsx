import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { QUANTITY_DIGITS, QUANTITY_MAX } from '@benefits/domain/cart/lines/quantity-limits'
import { formatQuantity } from '@benefits/domain/mask/quantity-mask'
import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { useEffect, useState } from 'react'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { runCommand } from '../../../commands/run-command.ts'
import { CurrencyInput } from '../../../ui/forms/amounts/currency-input.tsx'
import { readCount } from '../../../ui/forms/amounts/read-number.ts'
import type { Arrival } from '../../../ui/forms/arrival.ts'
import { MaskedInput } from '../../../ui/forms/masked-input.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { changeEstimate, type EstimateSlice } from '../../../visit/estimate-slice.ts'
import { useEstimate } from '../../../visit/use-estimate.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { priceCopy as copy } from '../copy.ts'
import type { HeroPriceView } from './hero-price.server.ts'
import styles from './price-form.module.css'

const LIMITS = { digits: QUANTITY_DIGITS.benefit, max: QUANTITY_MAX.benefit } as const
const toQuantity = (typed: string) => formatQuantity(typed, LIMITS.digits)
const readCards = (text: string, arrival: Arrival) => readCount(text, arrival, LIMITS)

/**
 * 'N colaboradores × R$ por mês' and what that comes to at once; the fees follow as soon as they are priced. What is
 * typed is where the carts begin.
 */
export default function PriceForm({ price: { line, fees: exampleFees } }: { readonly price: HeroPriceView }) {
  const store = useVisitorStore()
  const { employees, value } = useEstimate()
  const isTyped = Boolean(employees && value)
  const quantity = isTyped ? (employees as number) : line.quantity
  const monthlyValue = isTyped ? (value as Centavos) : line.monthlyValue
  const asked = useFees({ ...line, quantity, monthlyValue }, isTyped)
  const fees = isTyped ? asked : exampleFees
  const credit = centavos(quantity * monthlyValue)
  const set = (change: Partial<EstimateSlice>) => store.move(changeEstimate, change)
  return (
    <section aria-labelledby="preco" className={styles.panel}>
      <h2 id="preco" className={styles.title}>
        {copy.title}
      </h2>
      <div className={styles.fields}>
        <MaskedInput
          label={copy.employees}
          placeholder={String(line.quantity)}
          value={employees === null ? '' : String(employees)}
          format={toQuantity}
          read={readCards}
          onValueChange={(text) => set({ employees: text === '' ? null : Number(text) })}
        />
        <CurrencyInput
          label={copy.value}
          placeholder={formatBrl(line.monthlyValue)}
          value={value === null ? '' : formatBrl(value)}
          onValueChange={(text) => set({ value: parseBrl(text) })}
        />
      </div>
      <p className={styles.total}>
        <span>{copy.total}</span>
        <output className={styles.sum}>{formatBrl(credit)}</output>
      </p>
      <div className={styles.note}>
        {!isTyped && <p>{copy.example(quantity, formatBrl(monthlyValue))}</p>}
        <p className={styles.fees}>{feesText(fees, credit)}</p>
      </div>
      <KeepQueryLink to="/escolher" className={buttonClass({ block: true })}>
        {copy.go}
      </KeepQueryLink>
    </section>
  )
}

function feesText(fees: number | null, credit: Centavos): string {
  if (fees === null) return copy.carried
  return fees === 0 ? copy.noFees : copy.fees(formatBrl(centavos(fees)), formatBrl(centavos(credit + fees)))
}

/** Milliseconds of silence after which what is typed is priced. */
const PAUSE = 500

/** The fees of an order with this one line, in centavos; null while they are not known, or nothing is asked. */
function useFees(line: OrderLine, isAsked: boolean): number | null {
  const text = isAsked ? JSON.stringify([line]) : ''
  const [answer, setAnswer] = useState({ text: '', fees: 0 })
  useEffect(() => {
    if (text === '') return
    const own = new AbortController()
    const ask = async () => {
      const input = { leadId: null, offerCode: null, lines: JSON.parse(text), addOnCodes: [] }
      const priced = await runCommand('priceCart', input, own.signal)
      if (priced.ok) setAnswer({ text, fees: priced.answer.pricing.totalFees })
    }
    const timer = setTimeout(() => void ask().catch(() => {}), PAUSE)
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [text])
  return text !== '' && answer.text === text ? answer.fees : null
}
