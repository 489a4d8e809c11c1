import { describe, expect, test } from 'vitest'
import { findBlocked } from './find-blocked.ts'

describe('what of a recommendation a known company cannot buy', () => {
  const [meal, auto] = ['meal', 'auto']
  const is = (one: string) => (product: string) => product === one
  const none = () => false

  test('nothing, where all of it is sold to the company', () => {
    expect(findBlocked([meal, auto], none, none)).toBeNull()
    expect(findBlocked([], is(meal), is(auto))).toBeNull()
  })

  test('what it has already, before what its region is not sold', () => {
    expect(findBlocked([auto, meal], is(meal), is(auto))).toEqual({ product: meal, state: 'contracted' })
  })

  test('what its region is not sold', () => {
    expect(findBlocked([meal, auto], none, is(auto))).toEqual({ product: auto, state: 'unserved' })
  })
})
