/**
 * A card's name on at most two lines of about `width` characters, broken between words so that the longer
 * line is as short as it can be. A word that is too long by itself stays whole.
 */
export function splitCardName(name: string, width = 14): readonly string[] {
  const words = name.trim().split(/\s+/)
  if (name.trim().length <= width || words.length === 1) return [words.join(' ')]
  const breaks = words.slice(1).map((_, at) => {
    const lines = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return { lines, longest: Math.max(...lines.map((line) => line.length)) }
  })
  return breaks.reduce((best, next) => (next.longest < best.longest ? next : best)).lines
}
