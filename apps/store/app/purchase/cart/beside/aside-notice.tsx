import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { cartPathOf } from '../../../addresses/cart-paths.ts'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { IconButton } from '../../../ui/press/icon-button.tsx'
import { asideCopy as copy } from './aside-copy.ts'
import styles from './aside-notice.module.css'
import { TOGETHER_PAGE } from './together.ts'
import { useSetAside } from './use-set-aside.ts'

/** How long it is told; the way back stays in 'Meu carrinho' for the whole visit. */
const SHOWN_MS = 20_000

/**
 * Says over the page where the cart of before went, with the way back to it: moves nothing. It goes by itself unless
 * somebody is at it, as soon as that cart is back, and on the page that shows what is kept aside.
 */
export function AsideNotice({ onEnd }: { readonly onEnd: () => void }) {
  const { carts, bringBack } = useSetAside()
  const [cart] = useState(carts[0])
  const [isHeld, setHeld] = useState(false)
  const { identity } = useIssuer()
  const go = useNavigateKeepingQuery()
  const announce = useAnnounce()
  const isSeen = useLocation().pathname === TOGETHER_PAGE
  const isOver = isSeen || cart === undefined || !carts.includes(cart)
  useEffect(() => announce(copy.isAside), [announce])
  useEffect(() => {
    if (isOver) return onEnd()
    if (isHeld) return
    const timer = setTimeout(onEnd, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isOver, isHeld, onEnd])
  if (isOver) return null
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return (
    <section
      className={styles.notice}
      data-overlay=""
      aria-label={copy.isKept}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <p>{copy.isAside}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          bringBack(cart)
          go(`${cartPathOf(identity, cart)}#carrinho`)
        }}
      >
        {copy.bringBack}
      </Button>
      <IconButton label={copy.close} icon={<Icon name="close" size={18} />} onClick={onEnd} />
    </section>
  )
}
