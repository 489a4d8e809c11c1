import { productState } from '@benefits/domain/catalogue/product-state'
import { useCallback, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useIssuer } from '../../issuer/store-view.ts'
import { CHOSEN_PRODUCT } from '../../shell/moves/keep-query.ts'
import { KeepQueryLink } from '../../shell/moves/keep-query-link.tsx'
import { useRestored, useVisitor } from '../../state/visitor-provider.tsx'
import { CardArt } from '../../ui/art/card-art.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useCartMoves, useCartState } from '../cart/public.ts'
import { AddedProduct } from './added-product.tsx'
import { BlockedProduct } from './blocked-product.tsx'
import { catalogueCopy } from './copy.ts'
import styles from './product-card.module.css'
import { ProductForm } from './product-form.tsx'
import { productIcon } from './product-icons.ts'
import type { ProductView } from './product-view.ts'
import { useIsUnserved } from './use-is-unserved.ts'

interface ProductCardProps {
  readonly product: ProductView
  /** Where 'Seguir para o carrinho' leads. */
  readonly cartHref: string
  readonly headingLevel?: 2 | 3
}

/** A single card to buy, in one of its states: form, added, editing, contracted, unserved, missing. */
export function ProductCard({ product, cartHref, headingLevel = 3 }: ProductCardProps) {
  const { code, name, description, colourToken, pagePath } = product
  const { pathname, search } = useLocation()
  const isChosen = new URLSearchParams(search).get(CHOSEN_PRODUCT) === String(code)
  const about = useId()
  const { issuer, urlPortalRhBeneficio } = useIssuer().configuration
  const isRestored = useRestored()
  const cart = useCartState()
  const { add, remove } = useCartMoves()
  const isContracted = useVisitor(({ customer }) =>
    customer.contractedProducts.some((contracted) => contracted.code === code),
  )
  const line = cart.lines.find(({ productCode }) => productCode === code) ?? null
  const [isEditing, setEditing] = useState(false)
  // The form said 'added' and the line has not been seen yet: it is missing if it stays away.
  const [wasAdded, setAdded] = useState(false)
  // Whoever pressed a button here keeps the focus here when the card changes its face.
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    if (line) setAdded(false)
    else setEditing(false)
  }, [line])

  // The link that led here chose this product: its card is where the buyer goes on.
  useEffect(() => {
    if (!isChosen || !isRestored) return
    document.getElementById(about)?.closest('article')?.scrollIntoView({ block: 'center' })
    setMoved(true)
  }, [isChosen, isRestored, about])

  const settled = useCallback(() => setMoved(false), [])

  const state = productState({
    isContracted,
    isUnserved: useIsUnserved()(product),
    isInCart: line !== null,
    wasAdded,
    isEditing,
  })

  return (
    <Card
      title={name}
      headingLevel={headingLevel}
      compact
      className={styles.card}
      media={
        <div className={styles.art}>
          <CardArt name={name} tone={colourToken} issuer={issuer.shortName} icon={productIcon(colourToken)} />
        </div>
      }
      footer={
        <div className={styles.face}>
          {(state === 'form' || state === 'editing') && (
            <ProductForm
              key={state}
              product={product}
              line={state === 'editing' ? line : null}
              ready={isRestored}
              autoFocus={moved}
              onFocused={settled}
              onSubmit={(next) => {
                setMoved(true)
                setEditing(false)
                setAdded(add(next))
              }}
              onCancel={() => setEditing(false)}
            />
          )}
          {state === 'added' && line && (
            <AddedProduct
              line={line}
              cartHref={cartHref}
              autoFocus={moved}
              onFocused={settled}
              onEdit={() => {
                setMoved(true)
                setEditing(true)
              }}
              onRemove={() => {
                // The last product asks first, and leads home.
                setMoved(cart.lines.length > 1)
                remove(code)
              }}
            />
          )}
          {(state === 'contracted' || state === 'unserved' || state === 'missing') && (
            <BlockedProduct state={state} product={name} portal={urlPortalRhBeneficio} />
          )}
        </div>
      }
    >
      <p id={about} className={styles.about}>
        {description}
      </p>
      {pagePath && (
        <p className={styles.more}>
          <KeepQueryLink to={pagePath} state={{ from: pathname }} aria-describedby={about}>
            {catalogueCopy.more}
          </KeepQueryLink>
        </p>
      )}
    </Card>
  )
}
