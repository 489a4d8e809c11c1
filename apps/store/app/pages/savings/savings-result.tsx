import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatShortBrl } from '@benefits/domain/money/format-brl'
import type { CostComparison } from '@benefits/domain/savings/compare-costs'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { savingsCopy as copy } from './copy.ts'
import page from './savings-page.module.css'
import { SavingsPicture } from './savings-picture.tsx'
import styles from './savings-result.module.css'

interface SavingsResultProps {
  readonly comparison: CostComparison
  /** Both costs lower the income tax of its regime: the saving is told as what it is before that. */
  readonly isBeforeTax: boolean
  /** The way on, below the figures that invite to it. */
  readonly children: ReactNode
}

/** What one takes in at a glance: the year's saving, and both costs as a picture. */
export function SavingsResult({ comparison, isBeforeTax, children }: SavingsResultProps) {
  const title = useId()
  return (
    <section className={page.result} aria-labelledby={title}>
      <div className={styles.saving}>
        <div className={styles.savingHead}>
          <h2 id={title} className={styles.savingTitle}>
            {copy.saving}
          </h2>
          <p className={styles.before} data-told={isBeforeTax}>
            {copy.beforeIncomeTax}
          </p>
        </div>
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

/** An estimate is told to the real; its table has the centavos. */
function wholeReais(amount: Centavos): string {
  return formatShortBrl(centavos(Math.round(amount / 100) * 100))
}

function Sum({ amount, unit }: { readonly amount: Centavos; readonly unit: string }) {
  return (
    <span className={styles.sum}>
      <strong>{wholeReais(amount)}</strong> <span>{`${copy.less} ${unit}`}</span>
    </span>
  )
}
