/**
 * A product's name before, of and after the issuer whose it is: 'Auto Banco Parceiro' is 'Auto' of 'Banco Parceiro'.
 * Only whole words count: the 'VR' of 'VR+VA' names no issuer. Nothing is taken from a name that is the issuer's alone.
 */
export function splitProductName(name: string, issuer: string): readonly [string, string, string] {
  const at = `${name} `.indexOf(` ${issuer} `)
  if (at < 0) return [name, '', '']
  const end = at + 1 + issuer.length
  return [name.slice(0, at), name.slice(at, end), name.slice(end)]
}

/** A product's name as the screen shows it, without the issuer's own. */
export function shortProductName(name: string, issuer: string): string {
  const [before, , after] = splitProductName(name, issuer)
  return before + after
}

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
