import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productsSchema } from './products.ts'

const TEXT = readFileSync(join(import.meta.dirname, '../../../../docs/content.md'), 'utf8')
const [, needed = '', optional = ''] = TEXT.split(/What it must have:|What may be left out, or `null`:/)
const FIELDS = Object.entries(productsSchema.element.shape)

test.each(FIELDS)(
  '%s of a product stands in docs/content.md among what it must have, or may leave out',
  (name, field) => {
    const place = field.safeParse(undefined).success ? optional : needed
    expect(place).toContain(`\`${name}\``)
  },
)
