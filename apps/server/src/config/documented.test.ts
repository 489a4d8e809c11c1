import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { environment } from '../config.ts'

const TEXT = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'operations.md'), 'utf8')
const VARIABLES = Object.entries<z.ZodType>(environment.shape)

it.each(VARIABLES)(
  '%s is explained in docs/operations.md, with each value that it may have',
  (name, schema) => {
    expect(TEXT).toContain(`\`${name}\``)
    const inner = schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema
    if (inner instanceof z.ZodEnum)
      for (const value of inner.options) expect(TEXT, `${value} of ${name}`).toContain(`\`${value}\``)
  },
)

it('of the tables of docs/operations.md no row names a variable that nobody reads', () => {
  const [, tables = ''] = TEXT.split('\n## Variables\n')
  const rows = (tables.split('\n## ')[0] ?? '').matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm)
  const named = [...rows].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '))
  expect(named.toSorted()).toEqual(VARIABLES.map(([name]) => name).toSorted())
})

it.each(['MAIL_FROM_{SIGLA}', 'SEAL_P12_{SIGLA}', 'SEAL_PASSWORD_{SIGLA}'])(
  '%s, of which there is one per issuer, is too',
  (name) => {
    expect(TEXT).toContain(`\`${name}\``)
  },
)
