import type { PricedExtra } from '@benefits/domain/plans/price-table'
import { useEffect, useId, useRef } from 'react'
import { removerOf } from '../../../purchase/cart/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/press/button.tsx'
import { plansCopy } from '../copy.ts'
import styles from './extra-card.module.css'

interface ExtraCardProps {
  readonly extra: PricedExtra
  /** What is paid for it in words; null while there is no price of what is chosen. */
  readonly price: string | null
  readonly isIncluded: boolean
  /** Prices are being asked for: greyed and inert. */
  readonly isBusy: boolean
  /** Adds or removes it; without it there is no control: the plan requires it. */
  readonly onToggle?: () => void
}

/** A module or an extension of the plan, in few lines: there are many. */
export function ExtraCard({ extra, price, isIncluded, isBusy, onToggle }: ExtraCardProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  // An inert card loses the focus; it comes back unless the buyer went elsewhere meanwhile.
  useEffect(() => {
    if (isBusy || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [isBusy])
  return (
    <article
      className={classNames(styles.card, isIncluded && onToggle && styles.selected)}
      aria-labelledby={id}
      inert={isBusy}
    >
      <h4 id={id} className={styles.title}>
        {extra.name}
      </h4>
      {onToggle && <p className={styles.value}>{price}</p>}
      <p className={styles.text}>{extra.description}</p>
      {onToggle ? (
        <Button
          ref={button}
          size="sm"
          variant={isIncluded ? 'ghost' : 'secondary'}
          iconBefore={<Icon name={isIncluded ? 'trash' : 'plus'} size={18} />}
          {...(isIncluded ? removerOf(extra.code) : {})}
          onClick={() => {
            wasPressed.current = true
            onToggle()
          }}
        >
          {isIncluded ? plansCopy.remove : plansCopy.add}
        </Button>
      ) : (
        <p className={styles.included}>
          <Icon name="check" size={18} />
          {plansCopy.included}
        </p>
      )}
    </article>
  )
}
