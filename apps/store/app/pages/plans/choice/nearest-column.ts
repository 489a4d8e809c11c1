/**
 * Which column a comparison that is scrolled to the side shows first. `starts` is how far each column is from the first
 * one; at its end, where it cannot scroll on, that is the last one that came near.
 */
export function nearestColumn(starts: readonly number[], scrolled: number): number {
  const away = starts.map((start) => Math.abs(start - scrolled))
  return Math.max(away.indexOf(Math.min(...away)), 0)
}
