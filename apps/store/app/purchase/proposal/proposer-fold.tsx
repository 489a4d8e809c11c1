import { Suspense, useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import fold from '../../ui/layout/fold.module.css'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { cartCopy } from '../cart/public.ts'
import { Proposer } from './proposer.ts'
import styles from './proposer-fold.module.css'

/** 'Baixar proposta' at the end of a page that is about a contract: few still need it there, and ask for it. */
export function ProposerFold() {
  // Nothing of it is loaded before it was asked for once.
  const [isAsked, setAsked] = useState(false)
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setAsked(true)
      }}
    >
      <summary className={classNames(fold.row, styles.row)}>
        <span className={fold.title}>{cartCopy.proposalFold}</span>
        <span className={fold.arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      {isAsked && (
        <div className={styles.content}>
          <Suspense fallback={<Skeleton size="row" count={3} />}>
            <Proposer />
          </Suspense>
        </div>
      )}
    </details>
  )
}
