import { expect, test } from 'vitest'
import { createAttempts } from './attempts.ts'

const LINES = { lines: [1], offer: null }

function attempts() {
  let made = 0
  return createAttempts(() => `key ${++made}`)
}

test('the same send keeps its key while nobody knows what became of it', () => {
  const { keyOf } = attempts()
  expect([keyOf(LINES), keyOf({ ...LINES }), keyOf(LINES)]).toEqual(['key 1', 'key 1', 'key 1'])
})

test('another send is another attempt, and the first one again too', () => {
  const { keyOf } = attempts()
  expect(keyOf(LINES)).toBe('key 1')
  expect(keyOf({ ...LINES, lines: [1, 2] })).toBe('key 2')
  expect(keyOf(LINES)).toBe('key 3')
})

test('after an answer the same send is another attempt', () => {
  const { keyOf, answered } = attempts()
  expect(keyOf(LINES)).toBe('key 1')
  answered()
  expect(keyOf(LINES)).toBe('key 2')
})

test('keys are not guessed', () => {
  const one = createAttempts().keyOf(LINES)
  expect(one).toMatch(/^[0-9a-f-]{36}$/)
  expect(createAttempts().keyOf(LINES)).not.toBe(one)
})
