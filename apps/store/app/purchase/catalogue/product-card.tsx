import { memo, useId } from 'react'
import { useLocation } from 'react-router'
import { ProductName } from '../../always/issuer/product-name.tsx'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { CardArt } from '../../ui/art/card/card-art.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CHOSEN_PRODUCT } from '../../ui/keep-query.ts'
import { Card } from '../../ui/layout/card.tsx'
import { catalogueCopy } from './copy.ts'
import styles from './product-card.module.css'
import { ProductFace } from './product-face.tsx'
import { productIcon } from './product-icons.ts'
import type { ProductView } from './product-view.ts'

interface ProductCardProps {
  readonly product: ProductView
  /** Where 'Seguir para o carrinho' leads. */
  readonly cartHref: string
  readonly headingLevel?: 2 | 3
  /** A wide screen has it as a row too, as a phone always has. */
  readonly isRow?: boolean
}

/**
 * A single card to buy: what it is, and below how it is bought. A change of the page around it does not draw it anew.
 */
export const ProductCard = memo(function ProductCard({
  product,
  cartHref,
  headingLevel = 3,
  isRow = false,
}: ProductCardProps) {
  const { code, name, description, colourToken, pagePath } = product
  const { search } = useLocation()
  const about = useId()
  const { issuer } = useIssuer().configuration
  return (
    <Card
      title={<ProductName name={name} />}
      headingLevel={headingLevel}
      compact
      className={classNames(styles.card, isRow && styles.row)}
      media={
        <div className={styles.art}>
          <CardArt name={name} tone={colourToken} issuer={issuer.shortName} icon={productIcon(colourToken)} />
        </div>
      }
      footer={
        <div className={styles.face}>
          <ProductFace
            product={product}
            cartHref={cartHref}
            isQuiet
            isChosen={new URLSearchParams(search).get(CHOSEN_PRODUCT) === String(code)}
          />
        </div>
      }
    >
      <p id={about} className={styles.about}>
        {description}
      </p>
      {pagePath && (
        <p className={styles.more}>
          <KeepQueryLink to={pagePath} aria-describedby={about}>
            {catalogueCopy.more}
          </KeepQueryLink>
        </p>
      )}
    </Card>
  )
})
