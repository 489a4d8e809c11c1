import { describe, expect, test } from 'vitest'
import { framesOf, kindOf } from './thrown.ts'
import { toldShape } from './told-shape.server.ts'

const CPF = '529.982.247-25'

describe('a failure of a page', () => {
  test('is told by the kind of error and never by its message', () => {
    expect(kindOf(new TypeError(CPF))).toBe('TypeError')
    expect(kindOf(Object.assign(new Error('x'), { name: CPF }))).toBe('other')
    expect([kindOf(CPF), kindOf(null), kindOf(undefined)]).toEqual(['other', 'other', 'other'])
  })

  test('is placed in the store’s own scripts, whatever its stack says beside', () => {
    const error = new Error(CPF)
    error.stack = [
      `Error: ${CPF}`,
      `at a (http://localhost/assets/shell-A1_b.js:1:234)?cpf=${CPF}`,
      'at https://else.example/x.js:1:2',
      'at b (http://localhost/assets/cart-X.js:3:4)',
    ].join('\n')
    expect(framesOf(error)).toEqual(['shell-A1_b.js:1:234', 'cart-X.js:3:4'])
    expect(framesOf(CPF)).toEqual([])
  })
})

describe('a report', () => {
  const failure = { kind: 'TypeError', frames: ['a.js:1:2'], page: '/' }
  test.each([
    [true, { release: 'abc', failures: [failure] }],
    [true, { release: '', events: [{ event: 'page_view', page: '/faq' }] }],
    [false, { release: 'abc', failures: [{ ...failure, message: CPF }] }],
    [false, { release: 'abc', failures: [{ ...failure, kind: CPF }] }],
    [false, { release: 'abc', failures: [{ ...failure, frames: [CPF] }] }],
    [false, { release: 'abc', events: [{ event: CPF, page: '/' }] }],
    [false, { release: 'abc', events: [{ event: 'page_view', page: '/', cpf: CPF }] }],
    [false, { release: CPF }],
    [false, null],
  ])('is taken: %s, for %j', (isTaken, told) => {
    expect(toldShape.safeParse(told).success).toBe(isTaken)
  })
})
