import { expect, test } from 'vitest'
import { parentOrigin } from './tell-size.ts'

const allowed = ['https://portal.example']

test.each([
  [['https://portal.example', 'https://other.example'], '', 'https://portal.example'],
  [['https://other.example', 'https://portal.example'], 'https://portal.example/a', null],
  [null, 'https://portal.example/a?b', 'https://portal.example'],
  [null, 'https://evil.example/https://portal.example', null],
  [null, '', null],
  [[], '', null],
])('ancestors %j and referrer %j are the allowed page %s', (ancestors, referrer, origin) => {
  expect(parentOrigin({ ancestors, referrer }, allowed)).toBe(origin)
})
