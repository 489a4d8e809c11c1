import type { Centavos } from '../../money/centavos.ts'
import type { RangeProblem } from './parse-quantity.ts'
import type { ValueLimits } from './value-limits.ts'

/** Problem of a monthly value; zero counts as missing, since the field empties itself. */
export function valueProblem(value: Centavos | null, { min, max }: ValueLimits): RangeProblem | null {
  if (value === null || value === 0) return 'required'
  if (value < min) return 'belowMin'
  return value > max ? 'aboveMax' : null
}
