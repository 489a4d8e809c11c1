import type { CartLine } from '@benefits/domain/cart/cart-line'
import { productState } from '@benefits/domain/catalogue/product-state'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'
import { useCartMoves } from '../cart/public.ts'
import { AddedProduct } from './added-product.tsx'
import { BlockedProduct } from './blocked/blocked-product.tsx'
import styles from './product-face.module.css'
import { ProductForm } from './product-form.tsx'
import type { ProductView } from './product-view.ts'
import { useIsUnserved } from './use-is-unserved.ts'

interface ProductFaceProps {
  readonly product: ProductView
  /** Where 'Seguir para o carrinho' leads. */
  readonly cartHref: string
  /** The page has a total with the way on. */
  readonly isQuiet?: boolean
  /** The link that led here chose this product: it comes into sight and takes the focus. */
  readonly isChosen?: boolean
  /** Told what the form's fields hold, null where they make no line. */
  readonly onTyped?: (line: CartLine | null) => void
}

/** How a single card is bought, in one of its states: form, added, editing, contracted, unserved, missing. */
export function ProductFace(props: ProductFaceProps) {
  const { product, cartHref, isQuiet = false, isChosen = false, onTyped } = props
  const { code, name } = product
  const { urlPortalRhBeneficio } = useIssuer().configuration
  const place = useRef<HTMLDivElement>(null)
  const isRestored = useRestored()
  const { add, remove } = useCartMoves()
  const isContracted = useVisitor(({ customer }) =>
    customer.contractedProducts.some((contracted) => contracted.code === code),
  )
  const line = useVisitor(
    ({ shopping }) => shopping.cart.lines.find(({ productCode }) => productCode === code) ?? null,
  )
  const [isEditing, setEditing] = useState(false)
  // The form said 'added' and the line has not been seen yet: it is missing if it stays away.
  const [wasAdded, setAdded] = useState(false)
  // Whoever pressed a button here keeps the focus here when the card changes its face.
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    if (line) setAdded(false)
    else setEditing(false)
  }, [line])

  useEffect(() => {
    if (!isChosen || !isRestored) return
    place.current?.closest('article')?.scrollIntoView({ block: 'center' })
    setMoved(true)
  }, [isChosen, isRestored])

  const settled = useCallback(() => setMoved(false), [])

  const state = productState({
    isContracted,
    isUnserved: useIsUnserved()(product),
    isInCart: line !== null,
    wasAdded,
    isEditing,
  })

  return (
    <div ref={place} className={styles.face}>
      {(state === 'form' || state === 'editing') && (
        <ProductForm
          key={state}
          product={product}
          line={state === 'editing' ? line : null}
          ready={isRestored}
          autoFocus={moved}
          onFocused={settled}
          onTyped={onTyped}
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
          isQuiet={isQuiet}
          autoFocus={moved}
          onFocused={settled}
          onEdit={() => {
            setMoved(true)
            setEditing(true)
          }}
          onRemove={() => remove(code)}
        />
      )}
      {(state === 'contracted' || state === 'unserved' || state === 'missing') && (
        <BlockedProduct state={state} product={name} portal={urlPortalRhBeneficio} />
      )}
    </div>
  )
}
