import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../../ui/art/icon.tsx'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { IconButton } from '../../../ui/press/icon-button.tsx'
import { useFocusWhen } from '../../../ui/use-focus-when.ts'
import { bringLinesBack } from '../../../visit/cart-moves.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { removedCopy as copy } from './copy.ts'
import type { Removed } from './removed.ts'
import styles from './removed-notice.module.css'
import { findRemover } from './remover.ts'

interface RemovedNoticeProps {
  readonly removed: Removed
  readonly place: 'page' | 'drawer'
  /** Somewhere nearer it is said too. */
  readonly isHidden: boolean
  readonly onEnd: () => void
}

/**
 * Says what was taken out of the cart, with the way back. The button that took it out is gone: the way back has
 * the focus, unless somebody types by the time that it comes, and leaves with the page or with the next change of the
 * cart (docs/rules/cart.md: taken-out).
 */
export default function RemovedNotice({ removed, place, isHidden, onEnd }: RemovedNoticeProps) {
  const { code, name, before, revision, leadsTo } = removed
  const store = useVisitorStore()
  const announce = useAnnounce()
  const about = useId()
  const { pathname } = useLocation()
  const [origin] = useState(pathname)
  const now = useVisitor(({ shopping }) => shopping.cart.revision)
  const isOver = now !== revision || (pathname !== origin && pathname !== leadsTo)
  // Whoever is led to another page stands at its begin; whoever types already goes on typing.
  const [isFocusFree] = useState(
    () => leadsTo === null && !document.activeElement?.matches('input, textarea'),
  )
  const undo = useFocusWhen<HTMLButtonElement>(isFocusFree, { preventScroll: true })
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  if (isOver) return null

  function bringBack() {
    store.move(bringLinesBack, before)
    announce(copy.isBack(name))
    requestAnimationFrame(() => focusBeside(findRemover(code)))
  }

  return (
    <section className={styles[place]} aria-label={copy.label} hidden={isHidden}>
      <p id={about}>
        {copy.removed} <strong>{name}</strong>
      </p>
      <Button ref={undo} variant="secondary" size="sm" aria-describedby={about} onClick={bringBack}>
        {copy.undo}
      </Button>
      <IconButton label={copy.close} icon={<Icon name="close" size={18} />} onClick={onEnd} />
    </section>
  )
}

/** Puts the focus to what came back, where that is not what takes it out. */
function focusBeside(remover: HTMLElement | null) {
  const own = remover?.closest('article, tr, li')
  const target = own?.querySelector<HTMLElement>('[tabindex="-1"], input') ?? remover
  target?.focus({ preventScroll: true })
}
