import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHAT_TIMEOUT_MS, within } from './open-chat.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a chat may take twenty seconds to come, and no longer', async () => {
  expect(CHAT_TIMEOUT_MS).toBe(20_000)
  const never = within(new Promise(() => {}))
  const refused = expect(never).rejects.toThrow('20000 ms')
  await vi.advanceTimersByTimeAsync(19_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await refused
})

test('what comes in time is given, what fails is refused, and nothing is waited for any more', async () => {
  await expect(within(Promise.resolve('chat'))).resolves.toBe('chat')
  await expect(within(Promise.reject(new Error('blocked')))).rejects.toThrow('blocked')
  expect(vi.getTimerCount()).toBe(0)
})
