import { COST_BAND_TEXTS } from '@benefits/copy/savings-texts'
import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { CostComparison, MonthlyCost } from '@benefits/domain/savings/compare-costs'
import { COST_BANDS } from '@benefits/domain/savings/cost-bands'
import { savingsCopy as copy } from './copy.ts'
import styles from './savings-page.module.css'

/** The drawing's own units. */
const WIDTH = 360
const HEIGHT = 156
const BAR = 44
const GAP = 2

/** Both costs as bars of one scale, and what lies between them; its table says the same to readers of screens. */
export function SavingsPicture({ comparison }: { readonly comparison: CostComparison }) {
  const { asSalary, asBenefit, monthly } = comparison
  const brl = (amount: number) => formatBrl(centavos(amount))
  const scale = WIDTH / Math.max(asSalary.total, 1)
  return (
    <figure className={styles.picture}>
      <svg
        role="img"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-label={copy.pictureName(brl(asSalary.total), brl(asBenefit.total), brl(monthly))}
      >
        <Bar y={0} label={copy.asSalary} cost={asSalary} scale={scale} />
        <Bar y={88} label={copy.asBenefit} cost={asBenefit} scale={scale} />
        <rect
          className={styles.saved}
          x={asBenefit.total * scale + GAP}
          y={110}
          width={Math.max(0, monthly * scale - 2 * GAP)}
          height={BAR - 2}
        />
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        {COST_BANDS.filter(({ of }) => of(asSalary) > 0).map(({ id }) => (
          <li key={id} data-band={id}>
            {COST_BAND_TEXTS[id]}
          </li>
        ))}
      </ul>
    </figure>
  )
}

interface BarProps {
  readonly y: number
  readonly label: string
  readonly cost: MonthlyCost
  readonly scale: number
}

function Bar({ y, label, cost, scale }: BarProps) {
  let x = 0
  return (
    <>
      <text className={styles.barLabel} x={0} y={y + 14}>
        {label}
      </text>
      <text className={styles.barLabel} x={WIDTH} y={y + 14} textAnchor="end">
        {formatBrl(cost.total as Centavos)}
      </text>
      {COST_BANDS.map(({ id, of }) => {
        const width = of(cost) * scale
        const from = x
        x += width
        return (
          <rect key={id} data-band={id} x={from} y={y + 22} width={Math.max(0, width - GAP)} height={BAR} />
        )
      })}
    </>
  )
}
