import { expect, test } from 'vitest'
import { contractedAgain, isExtensionAlone, type SoldLine } from './sold-again.ts'

const meal = { productCode: 27, groupCode: 0, lineType: 'benefit' } as const
const auto = { productCode: 34, groupCode: 0, lineType: 'benefit' } as const
const mobility = { productCode: 900, groupCode: 900, lineType: 'mobility' } as const
const plan = { productCode: 20153, groupCode: 20000, lineType: 'hcm' } as const
const service = { productCode: 680, groupCode: 207, lineType: 'addOn' } as const

test.each<[string, readonly SoldLine[], readonly number[], readonly number[]]>([
  ['nothing is contracted', [meal, mobility], [], []],
  ['a card that the company has', [meal], [27], [27]],
  ['a card that the company has beside a new one', [meal, auto], [27], [27]],
  ['a card that the company has beside another modality', [meal, mobility], [27], [27]],
  ['mobility alone', [mobility], [900], [900]],
  ['mobility beside a new card', [mobility, auto], [900], []],
  ['mobility beside a plan', [mobility, plan], [900], []],
  ['mobility beside a card that is contracted too', [mobility, meal], [900, 27], [27, 900]],
  ['mobility beside a service alone', [mobility, service], [900], [900]],
  ['a plan and a service, which have rules of their own', [plan, service], [20153, 680], []],
])('contracted again: %s', (_what, lines, owned, again) => {
  expect(
    contractedAgain(
      lines,
      owned.map((code) => ({ code })),
    ),
  ).toEqual(again)
})

test.each<[string, readonly SoldLine[], readonly number[], boolean]>([
  ['mobility that the company has', [mobility], [900], true],
  ['mobility that it has not', [mobility], [], false],
  ['mobility beside a new card', [mobility, auto], [900], false],
  ['a card that it has', [meal], [27], false],
  ['nothing', [], [900], false],
])('an extension without anything beside it: %s', (_what, lines, owned, isAlone) => {
  const contracted = owned.map((code) => ({ code }))
  expect(isExtensionAlone(lines, contracted)).toBe(isAlone)
})
