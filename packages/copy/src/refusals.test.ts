import { expect, expectTypeOf, test } from 'vitest'
import { CODE } from './code-of-refusal.ts'
import { ACCESS_REFUSALS } from './refusals/access.ts'
import { CART_REFUSALS } from './refusals/cart.ts'
import { COMPANY_REFUSALS } from './refusals/company.ts'
import { HIRING_REFUSALS } from './refusals/hiring.ts'
import { PAYMENT_REFUSALS } from './refusals/payment.ts'
import type { RefusalRow } from './refusals/refusal-row.ts'
import { REQUEST_REFUSALS } from './refusals/request.ts'
import { type CodeOf, type NameOf, nameOf, REFUSALS } from './refusals.ts'

test('no two rows share a name or a number', () => {
  const subjects = [
    REQUEST_REFUSALS,
    COMPANY_REFUSALS,
    CART_REFUSALS,
    ACCESS_REFUSALS,
    HIRING_REFUSALS,
    PAYMENT_REFUSALS,
  ]
  const names = subjects.flatMap((rows) => Object.keys(rows))
  expect(names.toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
  const codes = Object.values(REFUSALS).map(({ code }) => code)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

test('a name has one number and a number one name; a number that no row has is uncatalogued', () => {
  expect(CODE.leadUnknown).toBe(-20)
  for (const [name, { code }] of Object.entries(REFUSALS)) expect(nameOf(code)).toBe(name)
  expect(nameOf(-4711)).toBe('uncatalogued')
  expectTypeOf<CodeOf<'leadUnknown'>>().toEqualTypeOf<-20>()
  expectTypeOf<NameOf<-20 | -21>>().toEqualTypeOf<'leadUnknown' | 'cartUnknown'>()
})

test('a row without one of its parts does not compile', () => {
  const row = { code: -1, status: 400, text: 'Texto.' } as const
  // @ts-expect-error: it does not say how it is shown
  const rows = { somethingElse: row } as const satisfies Record<string, RefusalRow>
  expect(rows.somethingElse).toBe(row)
})
