import { expect, test } from 'vitest'
import { createAttempts } from './attempts.ts'
import { LOST } from './read-result.ts'

const LINES = { lines: [1], offer: null }
const DONE = { ok: true, answer: null } as const
const REFUSED = { ok: false, problem: { code: -99, status: 500, description: '', fields: [] } } as const

function attempts() {
  let made = 0
  const attempt = createAttempts(() => `key ${++made}`)
  /** The key that an input goes out under. */
  const keyOf = async (input: object, result: typeof DONE | typeof REFUSED | typeof LOST = LOST) => {
    let used = ''
    const given = await attempt(input, async (key) => {
      used = key
      return result
    })
    expect(given).toBe(result)
    return used
  }
  return keyOf
}

test('the same send keeps its key while nobody knows what became of it', async () => {
  const keyOf = attempts()
  expect([await keyOf(LINES), await keyOf({ ...LINES }), await keyOf(LINES)]).toEqual([
    'key 1',
    'key 1',
    'key 1',
  ])
})

test('another send is another attempt, and the first one again too', async () => {
  const keyOf = attempts()
  expect(await keyOf(LINES)).toBe('key 1')
  expect(await keyOf({ ...LINES, lines: [1, 2] })).toBe('key 2')
  expect(await keyOf(LINES)).toBe('key 3')
})

test.each([DONE, REFUSED])('after an answer the same send is another attempt', async (result) => {
  const keyOf = attempts()
  expect(await keyOf(LINES, result)).toBe('key 1')
  expect(await keyOf(LINES)).toBe('key 2')
})

test('keys are not guessed', async () => {
  const keyOf = () =>
    new Promise<string>((resolve) => {
      void createAttempts()(LINES, async (key) => {
        resolve(key)
        return DONE
      })
    })
  const one = await keyOf()
  expect(one).toMatch(/^[0-9a-f-]{36}$/)
  expect(await keyOf()).not.toBe(one)
})
