import { describe, expect, it, test } from 'vitest'
import { pressesUntil, shownArticles } from './shown-articles.ts'

describe('articles in sight', () => {
  it('starts with seven', () => {
    expect(shownArticles(60, 0)).toBe(7)
  })

  it('grows by four with every press', () => {
    expect([1, 2, 3].map((presses) => shownArticles(60, presses))).toEqual([11, 15, 19])
  })

  it('never passes the number that there is', () => {
    expect(shownArticles(9, 1)).toBe(9)
    expect(shownArticles(3, 0)).toBe(3)
  })
})

test.each([
  [-1, 0],
  [0, 0],
  [6, 0],
  [7, 1],
  [10, 1],
  [11, 2],
])('the article at %i is in sight after %i presses', (at, presses) => {
  expect(pressesUntil(at)).toBe(presses)
})
