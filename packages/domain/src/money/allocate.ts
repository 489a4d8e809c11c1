import { type Centavos, centavos } from './centavos.ts'

/**
 * Splits an amount by weights so that the parts sum to it exactly: each part is its share cut to the centavo, and the
 * centavos left go one each to the largest cut-off remainders, the earlier first on a tie. Weights are whole numbers
 * from 0; where all are 0 the parts are equal. A negative amount splits like its opposite. Throws on no weights.
 */
export function allocate(total: Centavos, weights: readonly number[]): Centavos[] {
  if (weights.length === 0) throw new RangeError('an amount cannot be split among none')
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError(`weights must be whole numbers from 0: ${weights.join(', ')}`)
  }
  if (total < 0) return allocate(centavos(-total), weights).map((part) => centavos(0 - part))
  const shares = weights.every((weight) => weight === 0) ? weights.map(() => 1n) : weights.map(BigInt)
  const whole = shares.reduce((sum, share) => sum + share, 0n)
  const cuts = shares.map((share, at) => {
    const exact = BigInt(total) * share
    return { at, part: Number(exact / whole), rest: exact % whole }
  })
  const left = total - cuts.reduce((sum, cut) => sum + cut.part, 0)
  const byRest = cuts.toSorted((a, b) => Number(b.rest - a.rest))
  const lucky = new Set(byRest.slice(0, left).map((cut) => cut.at))
  return cuts.map(({ at, part }) => centavos(part + (lucky.has(at) ? 1 : 0)))
}
