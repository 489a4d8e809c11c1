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
import { type LineMessages, lineMessages, quantityMessage, useCartLimits } from '../cart/public.ts'
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
  const form = useFocusWhen<HTMLFormElement>(autoFocus, { first: 'input', onFocused })
  const { employees } = useEstimate()
  // Undefined until something is typed.
  const [typed, setQuantity] = useState<number | null | undefined>(wallet?.cards || undefined)
  const quantity = typed === undefined ? employees : typed
  const [isAsked, setAsked] = useState(false)
  const { rows, setText } = useRows(products, wallet)
  const balances = rows.filter(({ isOpen }) => isOpen)
  const wrongQuantity = quantityMessage({ lineType: 'benefit', quantity })
  const { law, setLaw, hasTwins, isShown } = useLaw(products)
  const hasValue = balances.some(({ value }) => value > 0)
  const isValid = wrongQuantity === null && balances.every(({ wrong }) => wrong.value === null)

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
          .filter(({ value, wrong }) => value > 0 && wrong.value === null)
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
        {rows.map((row) => (
          <li key={row.product.code} hidden={row.text === '' && !isShown(row.product)}>
            <ProductRow row={row} isAsked={isAsked} onText={setText} />
          </li>
        ))}
      </ul>
      <Actions
        isEdited={wallet !== null}
        lack={hasValue ? null : quantity === null ? walletCopy.needsQuantity : walletCopy.needsValue}
        ready={ready}
        onCancel={onCancel}
      />
    </form>
  )
}

interface Row {
  readonly product: ProductView
  /** It has a field: the company has it not yet, and it is sold where the company is. */
  readonly isOpen: boolean
  readonly text: string
  readonly value: Centavos
  readonly wrong: Pick<LineMessages, 'value' | 'isBeyond'>
}

/** What is typed for each balance, and what is wrong with it; the wallet's own values at first. */
function useRows(products: readonly ProductView[], wallet: Wallet | null) {
  const limits = useCartLimits()
  const contracted = useContractedCodes()
  const isUnserved = useIsUnserved()
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(
      wallet?.balances.map(({ productCode, monthlyValue }) => [productCode, formatBrl(monthlyValue)]) ?? [],
    ),
  )
  const rows = products.map((product): Row => {
    const { code: productCode } = product
    const text = texts[productCode] ?? ''
    const monthlyValue = parseBrl(text) ?? NOTHING
    return {
      product,
      isOpen: !contracted.has(productCode) && !isUnserved(product),
      text,
      value: monthlyValue,
      wrong:
        monthlyValue === 0
          ? NO_PROBLEM
          : lineMessages({ productCode, lineType: 'benefit', quantity: 1, monthlyValue }, limits),
    }
  })
  const setText = (code: number, text: string) => setTexts((before) => ({ ...before, [code]: text }))
  return { rows, setText }
}

interface ProductRowProps {
  readonly row: Row
  readonly isAsked: boolean
  readonly onText: (code: number, text: string) => void
}

/** A balance that is sold: its field, or why there is none. */
function ProductRow({ row: { product, isOpen, text, wrong }, isAsked, onText }: ProductRowProps) {
  const isContracted = useContractedCodes().has(product.code)
  return (
    <BalanceRow
      name={product.name}
      tone={product.colourToken}
      detail={<p className={styles.detail}>{product.description}</p>}
    >
      {isOpen ? (
        <CurrencyInput
          className={styles.value}
          label={walletCopy.valueOf(product.name)}
          labelHidden
          value={text}
          onValueChange={(next) => onText(product.code, next)}
          problem={wrong.value}
          isBeyond={wrong.isBeyond}
          isAsked={isAsked}
        />
      ) : isContracted ? (
        <ContractedMark />
      ) : (
        <InlineMessage kind="warning">{catalogueCopy.unservedTag}</InlineMessage>
      )}
    </BalanceRow>
  )
}

interface ActionsProps {
  /** The wallet is in the cart already. */
  readonly isEdited: boolean
  /** What the form still needs; null where it may be sent. */
  readonly lack: string | null
  readonly ready: boolean
  readonly onCancel: () => void
}

function Actions({ isEdited, lack, ready, onCancel }: ActionsProps) {
  const lackId = useId()
  return (
    <div className={styles.actions}>
      {isEdited && (
        <Button variant="ghost" onClick={onCancel}>
          {walletCopy.cancel}
        </Button>
      )}
      {lack !== null && (
        <p id={lackId} className={styles.state}>
          {lack}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        disabled={!ready || lack !== null}
        aria-describedby={lack === null ? undefined : lackId}
      >
        {isEdited ? walletCopy.update : walletCopy.add}
      </Button>
    </div>
  )
}
