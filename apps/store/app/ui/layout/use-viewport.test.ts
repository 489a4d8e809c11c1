import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onResizeEnd, RESIZE_DEBOUNCE_MS } from './viewport.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a window that is being dragged tells its size once, 750 ms after it rests', () => {
  const target = new EventTarget() as unknown as Window
  const told = vi.fn()
  onResizeEnd(told, target)
  for (let step = 0; step < 5; step += 1) {
    target.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1)
  }
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(told).toHaveBeenCalledTimes(1)
  expect(RESIZE_DEBOUNCE_MS).toBe(750)
})

test('nobody is told after they stopped listening', () => {
  const target = new EventTarget() as unknown as Window
  const told = vi.fn()
  const stop = onResizeEnd(told, target)
  target.dispatchEvent(new Event('resize'))
  stop()
  vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS * 2)
  expect(told).not.toHaveBeenCalled()
})
