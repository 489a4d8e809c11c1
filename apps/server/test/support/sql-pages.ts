import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../../docs/sql')
const COLUMNS = 110
const TABLE = /\b(?:from|into|update) "?([a-z_.]+)/i
/** Lists that are as long as what was asked for: rows of `values`, members of `in`. */
const MORE_ROWS = /(\(\$\d[^()]*\))(?:, \(\$\d[^()]*\))+/g
const MEMBERS = / in \(\$\d[^()]*\)/g
/** Before a word that begins a line, unless one goes on with it: `delete from`, `is distinct from`, `for update`. */
const CLAUSE =
  /(?<!\b(?:delete|distinct|do|for|key))\s(?=(?:from|(?:left |inner )?join|where|group by|order by|limit|for (?:no key )?(?:update|share|key share)|returning|values|set|on conflict|union|select|update|delete|insert)\b)/i

/**
 * The pages of `docs/sql` as these statements make them: one for each table that a statement names first, statements in
 * order, without what differs from one time to the next.
 */
export function sqlPagesOf(texts: readonly string[]): Readonly<Record<string, string>> {
  const pages: Record<string, string[]> = {}
  for (const text of [...new Set(texts.map(flatten))].toSorted()) {
    const name = `${TABLE.exec(text)?.[1]}.sql`
    pages[name] = [...(pages[name] ?? []), breakLines(text)]
  }
  return Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, `${page.join('\n\n')}\n`]))
}

/** One line, with parameters in the order in which they are left. */
function flatten(text: string): string {
  const numbers = new Map<string, string>()
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '')
    .replaceAll(MORE_ROWS, '$1, …')
    .replaceAll(MEMBERS, ' in (…)')
    .replaceAll(/\$\d+/g, (given) => {
      const kept = numbers.get(given) ?? `$${numbers.size + 1}`
      numbers.set(given, kept)
      return kept
    })
    .split("'")
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(/"([a-z_]+)"/g, '$1') : part))
    .join("'")
}

/** A clause a line, further in within brackets; what is longer than a page is wide goes on below. */
function breakLines(text: string): string {
  let depth = 0
  const lines: string[] = []
  for (const clause of text.split(CLAUSE)) {
    let line = '  '.repeat(depth)
    for (const word of clause.split(' ')) {
      const isFull = line.length + word.length >= COLUMNS && line.trim() !== ''
      if (isFull) lines.push(line)
      if (isFull) line = '  '.repeat(depth + 2)
      line += line.trim() === '' ? word : ` ${word}`
    }
    lines.push(line)
    depth = Math.max(0, depth + clause.split('(').length - clause.split(')').length)
  }
  return lines.join('\n')
}

/** The pages that are there, by name. */
export function readSqlPages(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
  )
}

/** Puts these pages in the place of all that are there. */
export function writeSqlPages(pages: Readonly<Record<string, string>>): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(FOLDER, name), text)
}
