import type { CartLine } from '@benefits/domain/cart/cart-line'
import { toCartLine } from '@benefits/domain/cart/lines/to-cart-line'
import type { Wallet } from '@benefits/domain/cart/wallet/read-wallet'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { type FormEvent, useId, useState } from 'react'
import { QuantityField } from '../../forms/line/line-fields.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { CurrencyInput } from '../../ui/forms/amounts/currency-input.tsx'
import { Button } from '../../ui/press/button.tsx'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { useEstimate } from '../../visit/use-estimate.ts'
import { lineMessages, quantityMessage, useCartLimits } from '../cart/public.ts'
import { catalogueCopy, LawSwitch, type ProductView, useIsUnserved, useLaw } from '../catalogue/public.ts'
import { BalanceRow } from './balance-row.tsx'
import { ContractedMark, useContractedCodes } from './contracted-mark.tsx'
import { walletCopy } from './copy.ts'
import { WalletCard } from './wallet-card.tsx'
import styles from './wallet-form.module.css'

interface WalletFieldsProps {
  readonly name: string
  readonly products: readonly ProductView[]
  /** The wallet that is being edited; null for a new one. */
  readonly wallet: Wallet | null
  /** The visitor's cart is known: before that nothing may be added. */
  readonly ready: boolean
  readonly autoFocus: boolean
  readonly onFocused: () => void
  readonly onSubmit: (amount: number, balances: readonly CartLine[]) => void
  readonly onCancel: () => void
}

const NOTHING = 0 as Centavos
/** A balance without a value is not part of the card. */
const NO_PROBLEM = { value: null, isBeyond: false }

/** Quantity of cards and an optional value for each balance; at least one value is needed. */
export function WalletFields(props: WalletFieldsProps) {
  const { name, products, wallet, ready, autoFocus, onFocused, onSubmit, onCancel } = props
  const limits = useCartLimits()
  const contracted = useContractedCodes()
  const form = useFocusWhen<HTMLFormElement>(autoFocus, { first: 'input', onFocused })
  const { employees } = useEstimate()
  // Undefined until something is typed.
  const [typed, setQuantity] = useState<number | null | undefined>(wallet?.cards || undefined)
  const quantity = typed === undefined ? employees : typed
  const [isAsked, setAsked] = useState(false)
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(
      wallet?.balances.map(({ productCode, monthlyValue }) => [productCode, formatBrl(monthlyValue)]) ?? [],
    ),
  )
  const isUnserved = useIsUnserved()
  const open = products.filter((product) => !contracted.has(product.code) && !isUnserved(product))
  const balances = open.map((product) => ({ product, value: parseBrl(texts[product.code] ?? '') ?? NOTHING }))
  const wrongQuantity = quantityMessage({ lineType: 'benefit', quantity })
  const wrongValue = (productCode: number, monthlyValue: Centavos) =>
    monthlyValue === 0
      ? NO_PROBLEM
      : lineMessages({ productCode, lineType: 'benefit', quantity: 1, monthlyValue }, limits)
  const { law, setLaw, hasTwins, isShown } = useLaw(products)
  const stateId = useId()
  const hasValue = balances.some(({ value }) => value > 0)
  const isValid =
    wrongQuantity === null &&
    balances.every(({ product, value }) => wrongValue(product.code, value).value === null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!hasValue) return
    // A value that its field could not take is none of the balances, and is told.
    const untaken = form.current?.querySelector<HTMLInputElement>('input[aria-invalid]') ?? null
    if (isValid && quantity !== null && untaken === null) {
      onSubmit(
        quantity,
        balances.map(({ product, value }) => toCartLine(product, quantity, value)),
      )
    } else if (wrongQuantity) form.current?.querySelector('input')?.focus()
    else untaken?.focus()
  }

  if (products.length === 0) return <EmptyState>{walletCopy.noneSold}</EmptyState>
  return (
    <form ref={form} className={styles.panel} noValidate onSubmit={submit} aria-labelledby="montar-cartao">
      <header className={styles.head}>
        <h2 id="montar-cartao" className={styles.title}>
          {walletCopy.formTitle}
        </h2>
        <p className={styles.text}>{walletCopy.formHint}</p>
      </header>
      <WalletCard
        name={name}
        balances={balances
          .filter(({ product, value }) => value > 0 && wrongValue(product.code, value).value === null)
          .map(({ product, value }) => ({ ...product, tone: product.colourToken, value }))}
      />
      <QuantityField
        lineType="benefit"
        className={styles.quantity}
        label={walletCopy.quantity}
        hint={walletCopy.quantityHint}
        value={quantity}
        onValueChange={setQuantity}
        required
        problem={wrongQuantity}
        isAsked={isAsked}
      />
      {hasTwins && <LawSwitch law={law} onLawChange={setLaw} />}
      <ul className={styles.rows}>
        {products.map(({ code, name: label, description, colourToken, unservedStates, foodRegime }) => {
          const isFilled = (texts[code] ?? '') !== ''
          const { value: problem, isBeyond } = wrongValue(code, parseBrl(texts[code] ?? '') ?? NOTHING)
          return (
            <li key={code} hidden={!isFilled && !isShown({ code, foodRegime })}>
              <BalanceRow
                name={label}
                tone={colourToken}
                detail={<p className={styles.detail}>{description}</p>}
              >
                {contracted.has(code) ? (
                  <ContractedMark />
                ) : isUnserved({ code, unservedStates }) ? (
                  <InlineMessage kind="warning">{catalogueCopy.unservedTag}</InlineMessage>
                ) : (
                  <CurrencyInput
                    className={styles.value}
                    label={walletCopy.valueOf(label)}
                    labelHidden
                    value={texts[code] ?? ''}
                    onValueChange={(text) => setTexts((before) => ({ ...before, [code]: text }))}
                    problem={problem}
                    isBeyond={isBeyond}
                    isAsked={isAsked}
                  />
                )}
              </BalanceRow>
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        {wallet && (
          <Button variant="ghost" onClick={onCancel}>
            {walletCopy.cancel}
          </Button>
        )}
        {!hasValue && (
          <p id={stateId} className={styles.state}>
            {quantity === null ? walletCopy.needsQuantity : walletCopy.needsValue}
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          disabled={!ready || !hasValue}
          aria-describedby={hasValue ? undefined : stateId}
        >
          {wallet ? walletCopy.update : walletCopy.add}
        </Button>
      </div>
    </form>
  )
}
