import type { ToldDiscount } from '@benefits/domain/offer/told-discount'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { Elements } from '../../../ui/elements.ts'
import type { Article } from '../../help/public.ts'
import type { ProductMap } from '../map/acceptance-map.tsx'
import type { ShelfCard } from '../shelf/shelf-cards.ts'
import type { SectionView } from '../visible-sections.ts'
import styles from './block.module.css'

/** What the blocks under the shelf show. */
export interface Below {
  readonly sections: readonly SectionView[]
  /** The issuer's cart of single cards, and the name of its card with several balances. */
  readonly benefitsCart: string | null
  readonly wallet: string | null
  /** How many products each modality has, by its code. */
  readonly counts: Readonly<Record<number, number>>
  readonly patRows: readonly { readonly topic: string; readonly pat: string; readonly aid: string }[]
  readonly acceptance: readonly ProductMap[]
  readonly questions: readonly Article[]
  /** What may be followed. */
  readonly offers: readonly OfferView[]
}

/** What an offer asks for and gives, in numbers. */
export interface OfferView {
  readonly code: string
  readonly name: string
  readonly minCards: number
  readonly minEmployees: number
  /** Services without cost, at most. */
  readonly services: number
  readonly discount: ToldDiscount | null
}

interface BlockProps {
  readonly title: string
  readonly subtitle?: string | undefined
  /** `plain` on the page's ground, `band` on a lighter one from edge to edge. */
  readonly look?: 'plain' | 'band'
  /** Heading above the content, or beside it. */
  readonly side?: boolean
  /** Under the heading, where it stands beside the content. */
  readonly aside?: Elements
  readonly children: Elements
}

/** A block of the landing page: a region named by its heading. */
export function Block({ title, subtitle, look = 'plain', side = false, aside, children }: BlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles[look]}>
      <div className={classNames(styles.inner, side && styles.side)}>
        <header className={styles.header}>
          <h2 id={id}>{title}</h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {aside}
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}

/** What every block is given: its own data, and the page's where it needs more. */
export interface SectionProps {
  readonly section: SectionView
  readonly below: Below
  readonly shelf: readonly ShelfCard[]
}
