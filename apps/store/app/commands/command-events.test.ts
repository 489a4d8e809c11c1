import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SLOW_COMMANDS, watchSlow } from './command-events.ts'

const page = new EventTarget()
const told: number[] = []
const listen = (event: Event) => told.push((event as CustomEvent<number>).detail)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event))
  page.addEventListener(SLOW_COMMANDS, listen)
})
afterEach(() => {
  page.removeEventListener(SLOW_COMMANDS, listen)
  told.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a command that is answered soon is not spoken of', () => {
  const ended = watchSlow()
  vi.advanceTimersByTime(3_900)
  ended()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([])
})

test('one that takes long is told, and that it has ended, once', () => {
  const ended = watchSlow()
  vi.advanceTimersByTime(4_000)
  expect(told).toEqual([1])
  ended()
  ended()
  expect(told).toEqual([1, 0])
})

test('while another one still takes long, it stays told', () => {
  const [first, second] = [watchSlow(), watchSlow()]
  vi.advanceTimersByTime(4_000)
  first()
  expect(told).toEqual([1, 2, 1])
  second()
  expect(told.at(-1)).toBe(0)
})
