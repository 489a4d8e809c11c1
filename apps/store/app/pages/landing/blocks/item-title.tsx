import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import styles from './item-title.module.css'

interface ItemTitleProps {
  readonly title: string
  /** The page that the item leads to; null where it only tells. */
  readonly destination: string | null
}

/** The words of an item's heading: a link over its whole tile where it leads somewhere, else the words alone. */
export function ItemTitle({ title, destination }: ItemTitleProps) {
  if (destination === null) return <span>{title}</span>
  return (
    <KeepQueryLink to={destination} className={styles.link} draggable={false}>
      {title}
    </KeepQueryLink>
  )
}
