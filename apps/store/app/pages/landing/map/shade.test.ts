import { describe, expect, it } from 'vitest'
import { shadeStates, sumStates } from './shade.ts'

describe('shades of the map', () => {
  it('give a fifth of the states to each shade, from the fewest to the most', () => {
    expect(shadeStates([30, 90_000, 1, 400, 2])).toEqual([3, 5, 1, 4, 2])
  })

  it('are spread over 27 states as evenly as can be', () => {
    const shades = shadeStates(Array.from({ length: 27 }, (_, at) => at * at))
    const sizes = [1, 2, 3, 4, 5].map((shade) => shades.filter((one) => one === shade).length)
    expect(sizes).toEqual([6, 5, 6, 5, 5])
  })

  it('are the palest where there is nothing', () => {
    expect(shadeStates([])).toEqual([])
    expect(shadeStates([0])).toEqual([1])
  })
})

it('adds up the country', () => {
  expect(sumStates([1, 2, 40])).toBe(43)
})
