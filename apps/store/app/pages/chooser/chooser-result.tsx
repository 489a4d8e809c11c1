import { QUANTITY_DIGITS, QUANTITY_MAX } from '@benefits/domain/cart/lines/quantity-limits'
import { toCartLine } from '@benefits/domain/cart/lines/to-cart-line'
import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { cartPath } from '../../addresses/cart-paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { lineMessages, quantityMessage, useCartMoves, useCartState } from '../../purchase/cart/public.ts'
import { BlockedProduct, useIsUnserved } from '../../purchase/catalogue/public.ts'
import { CardArt } from '../../ui/art/card/card-art.tsx'
import { CurrencyInput } from '../../ui/forms/amounts/currency-input.tsx'
import { NumberField } from '../../ui/forms/amounts/number-field.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useEstimate } from '../../visit/use-estimate.ts'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'
import styles from './chooser-page.module.css'
import { chooserCopy as copy } from './copy.ts'
import { findBlocked } from './find-blocked.ts'
import type { ChooserProduct } from './load-chooser.server.ts'

const NOTHING = 0 as Centavos

/** The recommended products with quantity and values, and the way to the cart that they fill. */
export function ChooserResult({ products }: { readonly products: readonly ChooserProduct[] }) {
  const { identity, configuration } = useIssuer()
  const title = useId()
  const cart = useCartState()
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  const isUnserved = useIsUnserved()
  const blocked = findBlocked(products, ({ code }) => contracted.some((one) => one.code === code), isUnserved)
  const isInCart = products.every(({ code }) => cart.lines.some(({ productCode }) => productCode === code))
  const to = cartPath(identity, products[0]?.groupCode ?? null)
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {copy.result}
      </h2>
      <ul className={styles.products}>
        {products.map(({ code, name, description, colourToken }) => (
          <li key={code} className={styles.product}>
            <CardArt name={name} tone={colourToken} issuer={configuration.issuer.shortName} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.note}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      {blocked ? (
        <BlockedProduct
          state={blocked.state}
          product={blocked.product.name}
          portal={configuration.urlPortalRhBeneficio}
        />
      ) : isInCart ? (
        <>
          <p>{copy.inCart}</p>
          <KeepQueryLink to={to} className={buttonClass({ block: true })}>
            {copy.goToCart}
          </KeepQueryLink>
        </>
      ) : (
        <Filling products={products} to={to} />
      )}
    </section>
  )
}

/**
 * Cards and a value each, begun with what was asked for on the initial page; what is wrong is told once it is pressed.
 */
function Filling({ products, to }: { readonly products: readonly ChooserProduct[]; readonly to: string }) {
  const { limits } = useIssuer().identity.selling
  const isRestored = useRestored()
  const estimate = useEstimate()
  const { add, fillWallet } = useCartMoves()
  const go = useNavigateKeepingQuery()
  const form = useRef<HTMLFormElement>(null)
  const [typedQuantity, setQuantity] = useState<number | null>()
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({})
  const [isPressed, setPressed] = useState(false)
  const quantity = typedQuantity === undefined ? estimate.employees : typedQuantity
  // Two balances share what was asked for.
  const begun =
    estimate.value === null ? '' : formatBrl(centavos(Math.round(estimate.value / products.length)))
  const wanted = products.map((product) => {
    const text = texts[product.code] ?? begun
    const monthlyValue = parseBrl(text)
    const asked = { productCode: product.code, lineType: product.lineType, quantity, monthlyValue }
    return { product, text, monthlyValue, wrong: lineMessages(asked, limits).value }
  })
  const wrongQuantity = quantityMessage({ lineType: 'benefit', quantity })
  const credit = wanted.reduce((sum, { monthlyValue }) => sum + (monthlyValue ?? 0) * (quantity ?? 0), 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    setPressed(true)
    const firstWrong = wrongQuantity ? 0 : wanted.findIndex(({ wrong }) => wrong !== null) + 1
    if (wrongQuantity || firstWrong > 0) {
      form.current?.querySelectorAll('input')[firstWrong]?.focus()
      return
    }
    const lines = wanted.map(({ product, monthlyValue }) =>
      toCartLine(product, quantity ?? 0, monthlyValue ?? NOTHING),
    )
    const [first, ...others] = lines
    if (!first) return
    if (products[0]?.isTogether) {
      if (fillWallet({ groupCode: first.groupCode, amount: first.quantity, balances: lines })) go(to)
      return
    }
    const goOn = () => {
      for (const line of others) add(line)
      go(to)
    }
    if (add(first, goOn)) goOn()
  }

  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <NumberField
        label={copy.employees}
        value={quantity}
        onValueChange={setQuantity}
        max={QUANTITY_MAX.benefit}
        digits={QUANTITY_DIGITS.benefit}
        required
        error={isPressed ? wrongQuantity : null}
      />
      {wanted.map(({ product: { code, name }, text, wrong }) => (
        <CurrencyInput
          key={code}
          label={copy.value(name)}
          value={text}
          onValueChange={(next) => setTexts((before) => ({ ...before, [code]: next }))}
          required
          problem={wrong}
          isAsked={isPressed}
        />
      ))}
      <p className={styles.total}>
        <span>{copy.total}</span>
        <strong className={styles.sum}>{formatBrl(centavos(credit))}</strong>
        <span className={styles.note}>{copy.totalNote}</span>
      </p>
      <Button type="submit" size="lg" block disabled={!isRestored}>
        {copy.take}
      </Button>
    </form>
  )
}
