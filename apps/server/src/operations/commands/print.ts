import { maskId } from '../person/subject.ts'

/** A value as an operator reads it. */
function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** One thing, a line a member. */
export function asLines(thing: Readonly<Record<string, unknown>>, indent = ''): string {
  const width = Math.max(0, ...Object.keys(thing).map((name) => name.length))
  return Object.entries(thing)
    .map(([name, value]) => `${indent}${name.padEnd(width)}  ${asText(value)}`)
    .join('\n')
}

/** Things of one kind, a line each under the names of their members; `none` where there are none. */
export function asTable(all: readonly object[], none: string): string {
  const things = all as readonly Readonly<Record<string, unknown>>[]
  const [first] = things
  if (!first) return none
  const names = Object.keys(first)
  const rows = [names, ...things.map((thing) => names.map((name) => asText(thing[name])))]
  const widths = names.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A text without the people that it may name: e-mails keep their host, long numbers go. */
export function masked(text: string): string {
  return text
    .split(/([\s<>"'(),;]+)/)
    .map((word) => (word.includes('@') ? maskId(word) : word))
    .join('')
    .replace(/[\d./-]{8,}/g, '***')
}
