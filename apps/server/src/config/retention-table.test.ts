import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { RETENTION, type Retention } from './retention-table.ts'

const DOCS = join(import.meta.dirname, '..', '..', '..', '..', 'docs')
const ROWS: readonly Retention[] = Object.values(RETENTION)

/** A row of the table as docs/security.md writes it. */
function written({ data, tables, after, variable, reason, keptBy }: Retention): string {
  const days = after === 'ownEnd' ? 'its own' : after === 'stays' ? 'stays' : String(after)
  const names = tables.map((table) => `\`${table}\``).join(', ')
  return `| ${data} | ${names} | ${days} | ${variable ? `\`${variable}\`` : 'none'} | ${reason} | ${keptBy} |`
}

describe('the table of retention', () => {
  it('is the one in docs/security.md, row by row', () => {
    const lines = readFileSync(join(DOCS, 'security.md'), 'utf8').split('\n')
    const from = lines.findIndex((line) => line.startsWith('| data | tables | days |')) + 2
    const to = lines.findIndex((line, at) => at >= from && !line.startsWith('|'))
    expect(lines.slice(from, to === -1 ? undefined : to)).toEqual(ROWS.map(written))
  })

  it('has its variables in docs/operations.md, with default and least', () => {
    const text = readFileSync(join(DOCS, 'operations.md'), 'utf8')
    for (const { variable, after, least } of ROWS) {
      if (variable) expect(text).toContain(`| \`${variable}\` | \`${after}\` | at least ${least}:`)
    }
  })

  it('is what a start without variables takes, and what a variable changes', () => {
    const days = Object.fromEntries(
      Object.entries<Retention>(RETENTION).flatMap(([name, { variable, after }]) =>
        variable ? [[name, after]] : [],
      ),
    )
    expect(readConfig({}).retentionDays).toEqual(days)
    expect(readConfig({ RETENTION_LEADS_DAYS: '365' }).retentionDays).toEqual({ ...days, leads: 365 })
  })

  it('refuses fewer days than the law or the store itself needs', () => {
    for (const { variable, least = 0 } of ROWS) {
      if (!variable) continue
      expect(() => readConfig({ [variable]: String(least - 1) })).toThrow(
        `${variable}: must be at least ${least}`,
      )
      expect(() => readConfig({ [variable]: String(least) })).not.toThrow()
      expect(() => readConfig({ [variable]: 'never' })).toThrow(variable)
    }
  })
})
