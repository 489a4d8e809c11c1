import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { CostComparison } from '@benefits/domain/savings/compare-costs'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { savingsCopy as copy } from './copy.ts'
import page from './savings-page.module.css'
import { SavingsPicture } from './savings-picture.tsx'
import styles from './savings-result.module.css'

interface SavingsResultProps {
  readonly comparison: CostComparison
  /** The way on, below the figures that invite to it. */
  readonly children: ReactNode
}

/** What one takes in at a glance: the year's saving, and both costs as a picture. */
export function SavingsResult({ comparison, children }: SavingsResultProps) {
  const title = useId()
  return (
    <section className={page.result} aria-labelledby={title}>
      <div className={styles.saving}>
        <h2 id={title} className={styles.savingTitle}>
          {copy.saving}
        </h2>
        <p className={styles.sums} aria-live="polite">
          <Sum amount={comparison.yearly} unit={copy.perYear} />
          <Sum amount={comparison.monthly} unit={copy.perMonth} />
        </p>
      </div>
      <SavingsPicture comparison={comparison} />
      <div className={styles.on}>
        <div className={styles.go}>{children}</div>
        <p className={styles.estimate}>
          <Icon name="info" size={20} />
          <span>{copy.estimate}</span>
        </p>
      </div>
    </section>
  )
}

function Sum({ amount, unit }: { readonly amount: Centavos; readonly unit: string }) {
  return (
    <span className={styles.sum}>
      <strong>{formatBrl(amount)}</strong> <span>{`${copy.less} ${unit}`}</span>
    </span>
  )
}
