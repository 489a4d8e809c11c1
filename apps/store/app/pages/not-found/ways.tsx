import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import message from '../../ui/layout/message-page.module.css'
import { buttonClass } from '../../ui/press/button-class.ts'
import { notFoundCopy } from './copy.ts'
import styles from './not-found-page.module.css'

interface WaysProps {
  readonly hint: string
  /** Where the cart is filled that was begun. */
  readonly cartPath?: string
}

/** What may be wrong, and where to go: to the cart first, where there is one. */
export function Ways({ hint, cartPath }: WaysProps) {
  const home = useHome(notFoundCopy.goHome)
  return (
    <>
      <p className={message.text}>{hint}</p>
      <div className={styles.ways}>
        {cartPath && (
          <KeepQueryLink to={cartPath} className={buttonClass()}>
            {notFoundCopy.goToCart}
          </KeepQueryLink>
        )}
        <KeepQueryLink to={home.to} className={buttonClass({ variant: cartPath ? 'secondary' : 'primary' })}>
          {home.label}
        </KeepQueryLink>
      </div>
    </>
  )
}
