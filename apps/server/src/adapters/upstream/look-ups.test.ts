import { beforeEach, expect, test } from 'vitest'
import { memoryGround } from '../../../test/support/look-up-grounds.ts'
import type { Asker } from '../../ports/asker.ts'
import { createLookUps, type Found, type NotAsked } from './look-ups.ts'

const ASKER: Asker = { sessionId: 's', address: '192.0.2.1', requestId: 'r', isKnown: async () => false }
const FRESH_MS = 1000
let time = 0
let asked: string[] = []
beforeEach(() => {
  time = 1_800_000_000_000
  asked = []
})

function process({ ground = memoryGround<string>(), none = null as NotAsked | null, isDown = false } = {}) {
  const counted: string[] = []
  const state = { none, isDown }
  const find = async (key: string): Promise<Found<string>> => {
    asked.push(key)
    await Promise.resolve()
    return state.isDown ? null : { value: `${key} ${asked.length}`, freshMs: FRESH_MS, staleMs: FRESH_MS }
  }
  const count = async ({ sessionId }: Asker) => {
    counted.push(sessionId)
    return state.none
  }
  const look = createLookUps(find, { capacity: 10, ground: { ...ground, count } }, () => new Date(time))
  return { look, counted, state, ground }
}

test('a process gives what another one was answered, for as long as it is fresh', async () => {
  const one = process()
  expect(await one.look('a', ASKER)).toEqual({ kind: 'known', value: 'a 1' })
  const other = process({ ground: one.ground })
  time += FRESH_MS - 1
  expect(await other.look('a', ASKER)).toEqual({ kind: 'known', value: 'a 1' })
  expect(other.counted).toEqual([])
  time += 1
  expect(await other.look('a', ASKER)).toEqual({ kind: 'known', value: 'a 2' })
  // What the other one was answered meanwhile is younger than what this one remembers.
  expect(await one.look('a', ASKER)).toEqual({ kind: 'known', value: 'a 2' })
  expect(asked).toEqual(['a', 'a'])
})

test('equal questions under way are one, and count on who asked first', async () => {
  const { look, counted } = process()
  await look('b', ASKER)
  time += FRESH_MS
  const answers = await Promise.all([look('b'), look('b'), look('b')])
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(asked).toEqual(['b', 'b'])
  expect(counted).toEqual(['s'])
})

test.each([{ kind: 'tooMany', seconds: 7 }, { kind: 'away' }] as const)(
  'who may not ask is told so, %o, or gets the old answer; the store itself asks',
  async (none) => {
    const { look, state } = process()
    await look('c', ASKER)
    time += FRESH_MS
    state.none = none
    expect(await look('c', ASKER)).toEqual({ kind: 'known', value: 'c 1' })
    expect(await look('d', ASKER)).toEqual(none)
    expect(asked).toEqual(['c'])
    time += FRESH_MS
    expect(await look('c', ASKER)).toEqual(none)
    expect(await look('c')).toEqual({ kind: 'known', value: 'c 2' })
  },
)

test('while the service is down an old answer serves as long as it may, and then none', async () => {
  const { look, state } = process()
  await look('e', ASKER)
  state.isDown = true
  time += FRESH_MS
  expect(await look('e', ASKER)).toEqual({ kind: 'known', value: 'e 1' })
  time += FRESH_MS
  expect(await look('e', ASKER)).toEqual({ kind: 'away' })
})
