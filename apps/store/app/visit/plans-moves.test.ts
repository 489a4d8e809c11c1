import type { Centavos } from '@benefits/domain/money/centavos'
import type { PricedExtra, PricedPlan } from '@benefits/domain/plans/price-table'
import { expect, test } from 'vitest'
import { answers, applyPriceTable, failPriceTable, setExtras, startPriceTable } from './plans-moves.ts'
import { noPlans, type TableQuestion } from './plans-slice.ts'

function extra(code: number, kind: 'module' | 'extension', required: boolean): PricedExtra {
  return { code, name: '', description: '', kind, required, value: 0 as Centavos }
}

const plan: PricedPlan = {
  code: 20152,
  name: 'Gerencial',
  displayName: 'RH Digital Gerencial',
  description: '',
  extras: [extra(1, 'module', true), extra(2, 'extension', false), extra(3, 'extension', true)],
  price: null,
}
const question: TableQuestion = { employees: 50, period: 'annual' }

const first = { plans: noPlans }

test('the loading flag goes up with a question and down with its answer, which replaces the table', () => {
  const asked = startPriceTable(first, question)
  expect(asked.plans.asked).toBe(question)
  const taken = applyPriceTable(asked, question, [plan])
  expect(taken.plans.asked).toBeNull()
  expect(taken.plans.table).toEqual({ ...question, plans: [plan] })
})

test('a failure takes the flag down and keeps what was known', () => {
  const known = applyPriceTable(startPriceTable(first, question), question, [plan])
  const failed = failPriceTable(startPriceTable(known, { ...question }), question, -99)
  expect(failed.plans.asked).not.toBeNull()
  const next = { ...question, employees: 100 }
  expect(failPriceTable(startPriceTable(known, next), next, -99).plans).toMatchObject({
    asked: null,
    failure: -99,
    table: { employees: 50 },
  })
})

test('the answer to an older question is dropped', () => {
  const older = { ...question }
  const asked = startPriceTable(startPriceTable(first, older), question)
  expect(applyPriceTable(asked, older, [plan]).plans).toBe(asked.plans)
  expect(failPriceTable(asked, older, -99).plans).toBe(asked.plans)
})

test('modules and extensions are set with a plan and reset to none', () => {
  const set = setExtras(first, plan)
  expect(set.plans.modules.map(({ code }) => code)).toEqual([1])
  expect(set.plans.extensions.list.map(({ code }) => code)).toEqual([2, 3])
  expect(set.plans.extensions.required).toEqual([3])
  expect(setExtras(set, null)).toEqual(first)
})

test('a table answers the number of employees and the period that it was asked for, no other', () => {
  const table = { ...question, plans: [] }
  expect(answers(table, question)).toBe(true)
  expect(answers(table, { ...question, period: 'monthly' })).toBe(false)
  expect(answers(table, { ...question, employees: 49 })).toBe(false)
  expect(answers(null, question)).toBe(false)
  expect(answers(table, null)).toBe(false)
})
