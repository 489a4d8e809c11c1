import type { Centavos } from '@benefits/domain/money/centavos'
import type { PricedExtra, PricedPlan } from '@benefits/domain/pricing/price-table'
import { expect, test } from 'vitest'
import { answers, askTable, failTable, setExtras, takeTable } from './plans-moves.ts'
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

test('the loading flag goes up with a question and down with its answer, which replaces the table', () => {
  const asked = askTable(noPlans, question)
  expect(asked.asked).toBe(question)
  const taken = takeTable(asked, question, [plan])
  expect(taken.asked).toBeNull()
  expect(taken.table).toEqual({ ...question, plans: [plan] })
})

test('a failure takes the flag down and keeps what was known', () => {
  const known = takeTable(askTable(noPlans, question), question, [plan])
  const failed = failTable(askTable(known, { ...question }), question, -99)
  expect(failed.asked).not.toBeNull()
  const next = { ...question, employees: 100 }
  expect(failTable(askTable(known, next), next, -99)).toMatchObject({
    asked: null,
    failure: -99,
    table: { employees: 50 },
  })
})

test('the answer to an older question is dropped', () => {
  const older = { ...question }
  const asked = askTable(askTable(noPlans, older), question)
  expect(takeTable(asked, older, [plan])).toBe(asked)
  expect(failTable(asked, older, -99)).toBe(asked)
})

test('modules and extensions are set with a plan and reset to none', () => {
  const set = setExtras(noPlans, plan)
  expect(set.modules.map(({ code }) => code)).toEqual([1])
  expect(set.extensions.list.map(({ code }) => code)).toEqual([2, 3])
  expect(set.extensions.required).toEqual([3])
  expect(setExtras(set, null)).toEqual(noPlans)
})

test('a table answers the number of employees and the period that it was asked for, no other', () => {
  const table = { ...question, plans: [] }
  expect(answers(table, question)).toBe(true)
  expect(answers(table, { ...question, period: 'monthly' })).toBe(false)
  expect(answers(table, { ...question, employees: 49 })).toBe(false)
  expect(answers(null, question)).toBe(false)
  expect(answers(table, null)).toBe(false)
})
