import { foodFirst } from '@benefits/domain/catalogue/food-first'
import { LawSwitch } from './law/law-switch.tsx'
import { useLaw } from './law/use-law.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-shelf.module.css'
import type { ProductView } from './product-view.ts'

interface ProductShelfProps {
  readonly products: readonly ProductView[]
  /** Where 'Seguir para o carrinho' leads. */
  readonly cartHref: string
  /** A summary stands beside it: each card is a row. */
  readonly isBeside?: boolean
}

/**
 * The single cards to buy, one for each use: food and meals are sold with PAT or as auxílio, and a switch says which of
 * the two is shown.
 */
export function ProductShelf({ products, cartHref, isBeside = false }: ProductShelfProps) {
  const { law, setLaw, hasTwins, isShown } = useLaw(products)
  return (
    <div className={styles.shelf}>
      {hasTwins && <LawSwitch law={law} onLawChange={setLaw} />}
      <div className={isBeside ? styles.beside : styles.products}>
        {foodFirst(products).map((product) => (
          <div key={product.code} className={styles.cell} hidden={!isShown(product)}>
            <ProductCard product={product} cartHref={cartHref} isRow={isBeside} />
          </div>
        ))}
      </div>
    </div>
  )
}
