import { expect, test } from 'vitest'
import { isTooDeep, isUtf8Json, utf8Text } from './json-body.ts'

test.each([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
  'application/json ; profile=x; Charset=utf8',
])('%s is JSON in UTF-8', (type) => expect(isUtf8Json(type)).toBe(true))

test.each([
  '',
  'text/plain',
  'application/json5',
  'application/jsonp; charset=utf-8',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-8; charset=utf-16',
  'application/json; charset',
])('"%s" is not', (type) => expect(isUtf8Json(type)).toBe(false))

test('bytes of another charset are no text', () => {
  expect(utf8Text(Buffer.from('"São Paulo"'))).toBe('"São Paulo"')
  expect(utf8Text(Buffer.from('"São Paulo"', 'latin1'))).toBeNull()
  expect(utf8Text(Buffer.from('"cut off: ç"').subarray(0, 11))).toBeNull()
})

test.each([
  ['lists', (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`],
  ['objects', (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`],
])('%s are told apart by how deep they stand, without a walk to the end', (_name, nested) => {
  expect(isTooDeep(JSON.parse(nested(10)))).toBe(false)
  expect(isTooDeep(JSON.parse(nested(32)))).toBe(false)
  expect(isTooDeep(JSON.parse(nested(33)))).toBe(true)
  expect(isTooDeep({ wide: Array.from({ length: 50 }, () => ({})), deep: JSON.parse(nested(10_000)) })).toBe(
    true,
  )
})
