import { CARD_CHARGE, CARD_ONCE } from '@benefits/copy/card-charge'
import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { type FunctionComponent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { Button } from '../../ui/press/button.tsx'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import type { CardRefusal } from './card-refusal.ts'
import { paymentCopy as copy } from './copy.ts'
import styles from './payment-box.module.css'
import type { Payment } from './use-payment.ts'

const loadCardPayment = () => loadPart(() => import('./card-payment.tsx'))
const CardPayment = lazy(loadCardPayment)

const LABELS = { boleto: copy.boleto, creditCard: copy.creditCard } as const satisfies Record<
  PaymentMethod,
  string
>

/** The two ways, each with its own sentence: the difference is read before one is chosen. */
const methodsOf = (period: PlanPeriod) => {
  const notes = { boleto: copy.boletoInfo, creditCard: CARD_ONCE[period] } satisfies Record<
    PaymentMethod,
    string
  >
  return (Object.keys(LABELS) as PaymentMethod[]).map((value) => ({
    value,
    label: LABELS[value],
    note: notes[value],
  }))
}

/**
 * How the order is paid: by boleto, which the customer portal makes once the order is issued, or by credit card where
 * that is offered.
 */
export function PaymentBox({ payment }: { readonly payment: Payment }) {
  const { state, period, isCardOffered, isPaying, authorised, choose } = payment
  const box = useRef<HTMLDivElement>(null)
  const [isChanging, setChanging] = useState(false)
  const isHeld = authorised !== null && !isChanging
  // The form comes while the buyer reads the two ways: a choice finds it there.
  useEffect(() => {
    if (isCardOffered) void loadCardPayment().catch(() => {})
  }, [isCardOffered])
  // The pressed button goes away: the way that is chosen takes the focus over.
  useEffect(() => {
    if (isChanging) box.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [isChanging])
  if (!isCardOffered) return <Boleto />
  const payByBoleto = () => {
    choose('boleto')
    // The pressed button goes away with the refusal: what it chose takes the focus over.
    box.current?.querySelector<HTMLInputElement>('input[value="boleto"]')?.focus()
  }
  const Part = PARTS[state.paymentMethod]
  if (isHeld) {
    return (
      <div className={styles.box}>
        <Part payment={payment} payByBoleto={payByBoleto} />
        <div>
          <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
            {copy.changeMethod}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div ref={box} className={styles.box}>
      <ChoiceGroup
        legend={copy.choose}
        legendHidden
        look="cards"
        value={state.paymentMethod}
        onValueChange={choose}
        options={methodsOf(period)}
        disabled={isPaying}
      />
      {authorised && <p className={styles.info}>{copy.givenBack}</p>}
      <Part payment={payment} payByBoleto={payByBoleto} />
    </div>
  )
}

interface PartProps {
  readonly payment: Payment
  readonly payByBoleto: () => void
}

/** What a way to pay says and asks for once it is chosen. */
const PARTS = {
  boleto: () => null,
  creditCard: ByCard,
} as const satisfies Record<PaymentMethod, FunctionComponent<PartProps>>

function ByCard({ payment, payByBoleto }: PartProps) {
  const { authorised, refusal } = payment
  return (
    <>
      {/* What is held already says so beside the card. */}
      {authorised === null && <p className={styles.info}>{CARD_CHARGE.planned}</p>}
      {refusal && <Refusal refusal={refusal} payByBoleto={payByBoleto} />}
      <Suspense fallback={<Skeleton size="control" count={4} />}>
        <CardPayment payment={payment} />
      </Suspense>
    </>
  )
}

function Boleto() {
  return (
    <div className={styles.method}>
      <IconBadge name="file" />
      <div>
        <p className={styles.name}>{copy.boleto}</p>
        <p className={styles.info}>{copy.boletoInfo}</p>
      </div>
    </div>
  )
}

interface RefusalProps {
  readonly refusal: CardRefusal
  readonly payByBoleto: () => void
}

/** Why the card was refused; takes the focus, so that it is seen wherever the button was. */
function Refusal({ refusal, payByBoleto }: RefusalProps) {
  const { text } = refusal
  const box = useFocusWhen<HTMLDivElement>(text)
  return (
    <div ref={box} tabIndex={-1} className={styles.refusal}>
      <Alert
        kind="error"
        title={copy.refusedTitle}
        announced
        actions={
          <Button variant="secondary" size="sm" onClick={payByBoleto}>
            {copy.payByBoleto}
          </Button>
        }
      >
        <p>{text}</p>
      </Alert>
    </div>
  )
}
