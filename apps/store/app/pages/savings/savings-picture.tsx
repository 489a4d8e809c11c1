import { COST_BAND_TEXTS } from '@benefits/copy/savings-texts'
import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { CostComparison, MonthlyCost } from '@benefits/domain/savings/compare-costs'
import { COST_BANDS } from '@benefits/domain/savings/cost-bands'
import { savingsCopy as copy } from './copy.ts'
import styles from './savings-result.module.css'

/** The drawing's heights in rem, so that words and bars grow together; its widths are parts of the whole. */
const LABEL = 1.625
const BAR = 2
const SECOND = LABEL + BAR + 0.875
const HEIGHT = SECOND + LABEL + BAR

/** Both costs as bars of one scale, and what lies between them; its table says the same to readers of screens. */
export function SavingsPicture({ comparison }: { readonly comparison: CostComparison }) {
  const { asSalary, asBenefit, monthly } = comparison
  const brl = (amount: number) => formatBrl(centavos(amount))
  const share = (amount: number) => `${(100 * amount) / Math.max(asSalary.total, 1)}%`
  return (
    <figure className={styles.picture}>
      <h3 className={styles.pictureTitle}>{copy.picture}</h3>
      <svg
        role="img"
        width="100%"
        height={rem(HEIGHT)}
        aria-label={copy.pictureName(brl(asSalary.total), brl(asBenefit.total), brl(monthly))}
      >
        <Bar y={0} label={copy.asSalary} cost={asSalary} share={share} />
        <Bar y={SECOND} label={copy.asBenefit} cost={asBenefit} share={share} />
        <rect
          className={styles.saved}
          x={share(asBenefit.total)}
          y={rem(SECOND + LABEL)}
          width={share(monthly)}
          height={rem(BAR)}
        />
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        {COST_BANDS.map(({ id, of }) => (
          <li key={id} data-band={id} data-told={of(asSalary) > 0}>
            {COST_BAND_TEXTS[id]}
          </li>
        ))}
        <li data-band="saved">{copy.saved(brl(monthly))}</li>
      </ul>
    </figure>
  )
}

interface BarProps {
  readonly y: number
  readonly label: string
  readonly cost: MonthlyCost
  readonly share: (amount: number) => string
}

function Bar({ y, label, cost, share }: BarProps) {
  let before = 0
  return (
    <>
      <text className={styles.barLabel} x="0" y={rem(y + 1)}>
        {label}
      </text>
      <text className={styles.barLabel} x="100%" y={rem(y + 1)} textAnchor="end">
        {formatBrl(cost.total as Centavos)}
      </text>
      {COST_BANDS.map(({ id, of }) => {
        const from = before
        before += of(cost)
        return (
          <rect
            key={id}
            data-band={id}
            x={share(from)}
            y={rem(y + LABEL)}
            width={share(of(cost))}
            height={rem(BAR)}
          />
        )
      })}
    </>
  )
}

function rem(height: number): string {
  return `${height}rem`
}
