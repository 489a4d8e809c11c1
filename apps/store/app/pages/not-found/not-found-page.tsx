import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { useCartPath, useCartState } from '../../purchase/cart/public.ts'
import { SpotNotFound } from '../../ui/art/spot-not-found.tsx'
import message from '../../ui/layout/message-page.module.css'
import { buttonClass } from '../../ui/press/button-class.ts'
import { notFoundCopy } from './copy.ts'
import styles from './not-found-page.module.css'

/** The not-found page, inside whatever frame it stands in. A cart that was begun is one step away. */
export function NotFoundPage() {
  const hasCart = useCartState().lines.length > 0
  const cartPath = useCartPath()
  const home = useHome(notFoundCopy.goHome)
  return (
    <div className={message.page}>
      <SpotNotFound />
      <h1>{notFoundCopy.title}</h1>
      <p className={message.text}>
        {hasCart ? `${notFoundCopy.hint} ${notFoundCopy.cartKept}` : notFoundCopy.hint}
      </p>
      <div className={styles.ways}>
        {hasCart && (
          <KeepQueryLink to={cartPath} className={buttonClass()}>
            {notFoundCopy.goToCart}
          </KeepQueryLink>
        )}
        <KeepQueryLink to={home.to} className={buttonClass({ variant: hasCart ? 'secondary' : 'primary' })}>
          {home.label}
        </KeepQueryLink>
      </div>
    </div>
  )
}
