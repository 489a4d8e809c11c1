import { lazy, Suspense } from 'react'
import { useCartState } from '../../purchase/cart/public.ts'
import { SpotNotFound } from '../../ui/art/spot-not-found.tsx'
import message from '../../ui/layout/message-page.module.css'
import { loadPart } from '../../ui/load-part.ts'
import { notFoundCopy } from './copy.ts'
import { Ways } from './ways.tsx'

const CartWay = lazy(() => loadPart(() => import('./cart-way.tsx'), Number.POSITIVE_INFINITY))

/** The not-found page, inside whatever frame it stands in. A cart that was begun is one step away. */
export function NotFoundPage() {
  const hasCart = useCartState().lines.length > 0
  const plain = <Ways hint={notFoundCopy.hint} />
  return (
    <div className={message.page}>
      <SpotNotFound />
      <h1>{notFoundCopy.title}</h1>
      {hasCart ? (
        <Suspense fallback={plain}>
          <CartWay />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  )
}
