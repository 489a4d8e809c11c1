import type { AddOnBlock } from '@benefits/domain/offer/add-on-block'
import { useId } from 'react'
import { productIcon } from '../../../purchase/catalogue/public.ts'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Tag } from '../../../ui/marks/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { offerCopy as copy } from '../copy.ts'
import styles from './add-on-list.module.css'

interface AddOnCardProps {
  readonly name: string
  readonly description: string
  readonly tone: string
  readonly isChosen: boolean
  /** Why it cannot be toggled; null where it can. */
  readonly block: AddOnBlock | null
  /** The reason in words. */
  readonly reason: string
  readonly onToggle: () => void
}

/** One service of an offer: what it is, that it is free, and its box. */
export function AddOnCard({ name, description, tone, isChosen, block, reason, onToggle }: AddOnCardProps) {
  const id = useId()
  // A price that is asked for holds it for a moment only: the box keeps its focus.
  const isWaiting = block === 'loading'
  return (
    <article
      className={classNames(styles.card, isChosen && styles.chosen, block && !isChosen && styles.blocked)}
      aria-labelledby={id}
    >
      <VisuallyHidden as="h3" id={id}>
        {name}
      </VisuallyHidden>
      <span className={styles.icon}>
        <IconBadge name={productIcon(tone)} tone={tone} size="sm" />
      </span>
      <Checkbox
        className={styles.box}
        label={name}
        hint={
          <>
            <span>{description}</span>
            {reason && <strong className={styles.reason}>{reason}</strong>}
          </>
        }
        checked={isChosen}
        disabled={block !== null && !isWaiting}
        aria-disabled={isWaiting || undefined}
        onChange={onToggle}
      />
      <Tag look="success">{copy.free}</Tag>
    </article>
  )
}
