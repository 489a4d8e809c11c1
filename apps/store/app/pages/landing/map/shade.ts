/** How dark a state is drawn: 1 for the fewest establishments, 5 for the most. */
export type Shade = 1 | 2 | 3 | 4 | 5

const SHADES = [1, 2, 3, 4, 5] as const satisfies readonly Shade[]

/**
 * A shade for each count by its place among all: a fifth of the states in every shade, so that one very large number
 * does not leave the rest of the country pale. Equal counts keep the order they come in.
 */
export function shadeStates(counts: readonly number[]): readonly Shade[] {
  const ranked = counts
    .map((count, at) => ({ count, at }))
    .toSorted((a, b) => a.count - b.count || a.at - b.at)
  const shades: Shade[] = counts.map(() => 1)
  ranked.forEach(({ at }, rank) => {
    shades[at] = SHADES[Math.floor((rank * SHADES.length) / ranked.length)] ?? 1
  })
  return shades
}

/** Establishments of the whole country. */
export function sumStates(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
