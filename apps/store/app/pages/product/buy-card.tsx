import type { CartLine } from '@benefits/domain/cart/cart-line'
import { useState } from 'react'
import { cartPath } from '../../addresses/cart-paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { useCartState } from '../../purchase/cart/public.ts'
import { ProductFace, type ProductView, useIsUnserved } from '../../purchase/catalogue/public.ts'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { productCopy as copy } from './copy.ts'
import styles from './lead-form.module.css'
import { OrderSum } from './order-sum.tsx'

/** The product's own order: cards, value, what they come to, and into the cart; the way on where it is not sold. */
export function BuyCard({ product }: { readonly product: ProductView }) {
  const { identity } = useIssuer()
  const home = useHome(copy.otherSolutions)
  const isUnserved = useIsUnserved()(product)
  const isContracted = useVisitor(({ customer }) =>
    customer.contractedProducts.some(({ code }) => code === product.code),
  )
  const { lines } = useCartState()
  const [typed, setTyped] = useState<CartLine | null>(null)
  const inCart = lines.find(({ productCode }) => productCode === product.code) ?? null
  return (
    <section className={styles.card} aria-labelledby="comprar">
      <div className={styles.head}>
        <h2 id="comprar" className={styles.title}>
          {copy.buyTitle}
        </h2>
        <p className={styles.intro}>{copy.buyHint}</p>
      </div>
      <ProductFace
        product={product}
        cartHref={`${cartPath(identity, product.groupCode)}#carrinho`}
        onTyped={setTyped}
      />
      {isContracted ? null : isUnserved ? (
        <KeepQueryLink to={home.to} className={buttonClass({ variant: 'secondary' })}>
          {home.label}
        </KeepQueryLink>
      ) : (
        <OrderSum line={typed ?? inCart} isBesideOthers={lines.some((line) => line !== inCart)} />
      )}
    </section>
  )
}
