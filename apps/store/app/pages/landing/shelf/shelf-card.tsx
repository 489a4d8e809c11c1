import { type MouseEventHandler, useId } from 'react'
import { ShortName } from '../../../always/issuer/short-name.tsx'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { CardArt } from '../../../ui/art/card/card-art.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/marks/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { landingCopy } from '../copy.ts'
import styles from './shelf.module.css'
import type { ShelfCard } from './shelf-cards.ts'
import type { ShelfMark } from './shelf-mark.ts'

interface ShelfCardViewProps {
  readonly card: ShelfCard
  readonly mark?: ShelfMark | undefined
  /** The issuer's short name, for the drawn card. */
  readonly issuer: string
  readonly onClick: MouseEventHandler<HTMLAnchorElement> | undefined
}

/** A solution on the shelf: an `article` named by its heading, and as a whole the link to it. */
export function ShelfCardView({ card, mark, issuer, onClick }: ShelfCardViewProps) {
  const { name, subtitle, description, tone, isNew, isFeatured } = card
  const { destination, state } = mark ?? { ...card, state: undefined }
  const id = useId()
  const isExternal = !destination.startsWith('/')
  return (
    <article aria-labelledby={id} className={classNames(styles.card, isFeatured && styles.featured)}>
      {mark && (
        <p className={styles.mark}>
          <Tag look={mark.look}>{mark.text}</Tag>
        </p>
      )}
      <div className={styles.art}>
        <CardArt name={name} tone={tone} issuer={issuer} />
      </div>
      <div className={styles.text}>
        {(isNew || isFeatured) && (
          <p className={styles.tags}>
            {isNew && <Tag look="accent">{landingCopy.isNew}</Tag>}
            {isFeatured && <Tag look="accent">{landingCopy.featured}</Tag>}
          </p>
        )}
        <h2 id={id} className={styles.name}>
          <KeepQueryLink to={destination} className={styles.link} onClick={onClick} {...(state && { state })}>
            <ShortName name={name} issuer={issuer} />
            {isExternal && <VisuallyHidden> {landingCopy.newTab}</VisuallyHidden>}
          </KeepQueryLink>
        </h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <p className={styles.description}>{description}</p>
        <p className={styles.go}>
          <span>{goWords(card, destination)}</span>
          <Icon name={isExternal ? 'external' : 'arrow-right'} size={20} />
        </p>
      </div>
    </article>
  )
}

/** What a press does, for the eye: the whole card is the link, which has the card's name. */
function goWords({ isOfPlans, destination: own }: ShelfCard, destination: string) {
  if (!destination.startsWith('/')) return landingCopy.goToPortal
  if (destination !== own) return landingCopy.goElsewhere
  return isOfPlans ? landingCopy.goToPlans : landingCopy.go
}
