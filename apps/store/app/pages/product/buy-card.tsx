import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { cartPath } from '../../addresses/cart-paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { useCartState } from '../../purchase/cart/public.ts'
import { ProductFace, type ProductView, useIsUnserved } from '../../purchase/catalogue/public.ts'
import { productCopy as copy } from './copy.ts'
import styles from './lead-form.module.css'

/** The product's own order: cards, value, what they come to, and into the cart. */
export function BuyCard({ product }: { readonly product: ProductView }) {
  const { identity } = useIssuer()
  const home = useHome(copy.otherSolutions)
  const isUnserved = useIsUnserved()(product)
  const line = useCartState().lines.find(({ productCode }) => productCode === product.code)
  const credit = centavos(line ? line.quantity * line.monthlyValue : 0)
  return (
    <section className={styles.card} aria-labelledby="comprar">
      <div className={styles.head}>
        <h2 id="comprar" className={styles.title}>
          {copy.buyTitle}
        </h2>
        <p className={styles.intro}>{copy.buyHint}</p>
      </div>
      <ProductFace product={product} cartHref={`${cartPath(identity, product.groupCode)}#carrinho`} />
      {isUnserved && (
        <p>
          <KeepQueryLink to={home.to}>{home.label}</KeepQueryLink>
        </p>
      )}
      {credit > 0 && (
        <p className={styles.privacy}>
          {copy.credit} <strong>{formatBrl(credit)}</strong>. {copy.creditNote}
        </p>
      )}
    </section>
  )
}
