import { expect, test } from 'vitest'
import { HR_PLANS, maxEmployees, parsePlanSlug, planSlug } from './hr-plans.ts'

test('every plan is found by its name and by its code', () => {
  for (const [slug, { code }] of Object.entries(HR_PLANS)) {
    expect(parsePlanSlug(slug)).toBe(slug)
    expect(planSlug(code)).toBe(slug)
  }
  expect(Object.values(HR_PLANS).map(({ code }) => code)).toEqual([20151, 20152, 20153, 20154])
})

test.each(['xyz', '', 'Gerencial', 'toString'])('%j is no plan', (text) => {
  expect(parsePlanSlug(text)).toBeNull()
})

test.each([
  [20151, 10],
  [20152, 1000],
  [27, 1000],
  [null, 1000],
])('plan %s is sold to at most %i employees', (code, most) => {
  expect(maxEmployees(code)).toBe(most)
})
