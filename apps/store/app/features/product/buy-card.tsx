import { useIssuer } from '../../issuer/store-view.ts'
import { cartPath } from '../cart/public.ts'
import { ProductFace, type ProductView } from '../catalogue/public.ts'
import { productCopy as copy } from './copy.ts'
import styles from './lead-form.module.css'

/** The product's own order: cards, value, and into the cart. */
export function BuyCard({ product }: { readonly product: ProductView }) {
  const { identity } = useIssuer()
  return (
    <section className={styles.card} aria-labelledby="comprar">
      <div className={styles.head}>
        <h2 id="comprar" className={styles.title}>
          {copy.buyTitle}
        </h2>
        <p className={styles.intro}>{copy.buyHint}</p>
      </div>
      <ProductFace product={product} cartHref={`${cartPath(identity, product.groupCode)}#carrinho`} />
    </section>
  )
}
