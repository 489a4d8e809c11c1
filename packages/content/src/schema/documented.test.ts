import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { productsSchema } from './products.ts'

const TEXT = readFileSync(join(import.meta.dirname, '../../../../docs/content.md'), 'utf8')
const [, needed = '', optional = ''] = TEXT.split(/What it must have:|What may be left out, or `null`:/)
const FIELDS = Object.entries(productsSchema.element.shape)
/** Whether a row may go without the field. */
const mayLeaveOut = (field: z.ZodType) => z.object({ field }).safeParse({}).success

test.each(FIELDS)(
  '%s of a product stands in docs/content.md among what it must have, or may leave out',
  (name, field) => {
    const place = mayLeaveOut(field) ? optional : needed
    expect(place).toContain(`\`${name}\``)
  },
)
