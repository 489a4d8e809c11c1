import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useCartState } from '../../purchase/cart/public.ts'
import { SpotNotFound } from '../../ui/art/spot-not-found.tsx'
import message from '../../ui/layout/message-page.module.css'
import { loadPart } from '../../ui/load-part.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { notFoundCopy } from './copy.ts'
import styles from './not-found-page.module.css'
import { OtherWays } from './other-ways.tsx'
import { Ways } from './ways.tsx'

const CartWay = lazy(() => loadPart(() => import('./cart-way.tsx'), Number.POSITIVE_INFINITY))

/** What is told of an address: enough for whoever is asked about it, however long it is. */
const TOLD_CHARACTERS = 60

/**
 * The not-found page, inside whatever frame it stands in. A cart that was begun is one step away, and so is what most
 * people look for; the address stands there for who asks the support about it.
 */
export function NotFoundPage() {
  const hasCart = useCartState().lines.length > 0
  const { pathname } = useLocation()
  // Of an address that cannot be read the server has another form than the browser, which is what its visitor sees.
  const told = useHydrated() && notFoundCopy.address(pathname.slice(0, TOLD_CHARACTERS))
  const plain = <Ways hint={notFoundCopy.hint} />
  return (
    <div className={message.page}>
      <SpotNotFound />
      <h1 className={styles.title}>{notFoundCopy.title}</h1>
      {hasCart ? (
        <Suspense fallback={plain}>
          <CartWay />
        </Suspense>
      ) : (
        plain
      )}
      <OtherWays />
      <p className={styles.address}>{told}</p>
    </div>
  )
}
