import { describe, expect, it } from 'vitest'
import { canDecrease, canIncrease, DEFAULT_MAX, stepQuantity } from './number-field.tsx'

const limits = { min: 1, max: DEFAULT_MAX }
const employees = { min: 1, max: 1000, steps: [10, 25, 50, 100] }

describe('the minus button', () => {
  it.each([
    [null, false],
    [0, false],
    [1, false],
    [2, true],
  ])('with %s in the field is enabled: %s', (value, enabled) => {
    expect(canDecrease(value, limits)).toBe(enabled)
  })

  it('is disabled at 0 even where the minimum is below it', () => {
    expect(canDecrease(0, { min: -5, max: 10 })).toBe(false)
  })
})

describe('the plus button', () => {
  it.each([
    [null, true],
    [9998, true],
    [9999, false],
    [12000, false],
  ])('with %s in the field is enabled: %s', (value, enabled) => {
    expect(canIncrease(value, limits)).toBe(enabled)
  })
})

describe('stepQuantity', () => {
  it('moves by one without steps and starts at the minimum', () => {
    expect(stepQuantity(7, 'up', limits)).toBe(8)
    expect(stepQuantity(7, 'down', limits)).toBe(6)
    expect(stepQuantity(null, 'up', limits)).toBe(1)
  })

  it('moves to the next step on either side, also from between two steps', () => {
    expect(stepQuantity(10, 'up', employees)).toBe(25)
    expect(stepQuantity(30, 'up', employees)).toBe(50)
    expect(stepQuantity(30, 'down', employees)).toBe(25)
  })

  it('brings a value from outside back to the limits', () => {
    expect(stepQuantity(5000, 'down', employees)).toBe(100)
    expect(stepQuantity(5000, 'up', employees)).toBe(1000)
    expect(stepQuantity(1, 'down', limits)).toBe(1)
  })
})
