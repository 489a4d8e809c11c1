import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { cartPath } from '../../addresses/cart-paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useCartState } from '../../purchase/cart/public.ts'
import { ProductFace, type ProductView } from '../../purchase/catalogue/public.ts'
import { productCopy as copy } from './copy.ts'
import styles from './lead-form.module.css'

/** The product's own order: cards, value, what they come to, and into the cart. */
export function BuyCard({ product }: { readonly product: ProductView }) {
  const { identity } = useIssuer()
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
      {credit > 0 && (
        <p className={styles.privacy}>
          {copy.credit} <strong>{formatBrl(credit)}</strong>. {copy.creditNote}
        </p>
      )}
    </section>
  )
}
