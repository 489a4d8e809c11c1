import type { RightCredit } from '@benefits/domain/mobility/right-credit'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatShortBrl } from '@benefits/domain/money/format-brl'
import { cssVariables } from '../../ui/marks/css-variables.ts'
import { mobilityCopy } from './copy.ts'
import styles from './right-credit-picture.module.css'

/** Height of a full month's credit, and where both months stand, in the picture's units. */
const FULL = 190
const GROUND = 222
const WIDTH = 124
const FIRST = 8
const SECOND = 188
/** What lies between two pieces of a month. */
const GAP = 3

/**
 * Two months of one card: what the first leaves over moves into the second, which needs less credit. The account beside
 * it says the same in words; the move is drawn once and not at all for who wants less motion.
 */
export function RightCreditPicture({ example }: { readonly example: RightCredit }) {
  const { credited, used, left, nextCredit } = example
  const high = (amount: Centavos) => Math.round((amount / credited) * FULL)
  const top = GROUND - FULL
  // What is left travels from the first month's top to the second one's foot.
  const travel = cssVariables({ '--travel': `${high(left) - FULL}px` })
  return (
    <svg className={styles.picture} viewBox="0 24 320 232" role="img" aria-label={mobilityCopy.pictureName}>
      <path className={styles.ground} d={`M4 ${GROUND + 1}h312`} />
      <Part
        x={FIRST}
        y={GROUND - high(used)}
        height={high(used)}
        look="used"
        name={mobilityCopy.used}
        amount={used}
      />
      <rect
        className={styles.trace}
        x={FIRST + 1}
        y={top + 1}
        width={WIDTH - 2}
        height={Math.max(high(left) - GAP - 2, 0)}
        rx="6"
      />
      <Part
        x={SECOND}
        y={top}
        height={Math.max(high(nextCredit) - GAP, 0)}
        look="credit"
        name={mobilityCopy.newCredit}
        amount={nextCredit}
      />
      <path
        className={styles.way}
        d={`M${FIRST + WIDTH + 8} ${top + 20}h6q13 0 13 13V${GROUND - 33}q0 13 13 13h6`}
      />
      <path className={styles.tip} d={`M${SECOND - 18} ${GROUND - 27}l8 7-8 7`} />
      <text className={styles.note} fontSize="12" x={FIRST + WIDTH / 2} y={top + high(left) / 2 + 3}>
        {`${mobilityCopy.left} ${formatShortBrl(left)}`}
      </text>
      <g style={travel}>
        <Part
          x={SECOND}
          y={GROUND - high(left)}
          height={high(left)}
          look="left"
          name={mobilityCopy.balance}
          amount={left}
        />
      </g>
      <text className={styles.month} fontSize="14" x={FIRST + WIDTH / 2} y={GROUND + 26}>
        {mobilityCopy.firstMonth}
      </text>
      <text className={styles.month} fontSize="14" x={SECOND + WIDTH / 2} y={GROUND + 26}>
        {mobilityCopy.secondMonth}
      </text>
    </svg>
  )
}

interface PartProps {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly look: 'used' | 'credit' | 'left'
  readonly name: string
  readonly amount: Centavos
}

/** A piece of a month's credit with its name and amount, on one line where it is low. */
function Part({ x, y, height, look, name, amount }: PartProps) {
  const middle = x + WIDTH / 2
  const isLow = height < 60
  return (
    <g className={styles[look]}>
      <rect className={styles.piece} x={x} y={y} width={WIDTH} height={height} rx="7" />
      {isLow ? (
        <text className={styles.amount} fontSize="12" x={middle} y={y + height / 2 + 4}>
          {`${name} ${formatShortBrl(amount)}`}
        </text>
      ) : (
        <>
          <text className={styles.name} fontSize="14" x={middle} y={y + height / 2 - 6}>
            {name}
          </text>
          <text className={styles.amount} fontSize="15" x={middle} y={y + height / 2 + 14}>
            {formatShortBrl(amount)}
          </text>
        </>
      )}
    </g>
  )
}
