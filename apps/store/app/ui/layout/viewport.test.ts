import { describe, expect, it } from 'vitest'
import { viewportClass } from './viewport.ts'

describe('viewportClass', () => {
  it.each([
    [320, 'xs'],
    [390, 'xs'],
    [391, 'sm'],
    [650, 'sm'],
    [651, 'md'],
    [1024, 'md'],
    [1025, 'lg'],
    [1920, 'lg'],
  ])('a screen of %i px is %s', (width, expected) => {
    expect(viewportClass(width)).toBe(expected)
  })
})
