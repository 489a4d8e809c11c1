import { expect, test } from 'vitest'
import { createCalm, watchEventLoop } from './calm.ts'

const FAR = Number.POSITIVE_INFINITY

/** A process whose readings, one a look, are given; its clock goes on by pauses and by `pass` alone. */
function play(...readings: number[]) {
  let now = 0
  let pauses = 0
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  const pause = async (milliseconds: number) => {
    pauses += 1
    pass(milliseconds)
  }
  const calm = createCalm({ now: () => now, readBusy: () => readings.shift() ?? 0, pause })
  return { calm, pass, pauses: () => pauses, unread: () => readings.length }
}

test('an idle process lets a job go at once', async () => {
  const { calm, pass, pauses } = play(0.75)
  pass(250)
  await calm(FAR)
  expect(pauses()).toBe(0)
})

test('a busy one lets it wait until there is room', async () => {
  const { calm, pass, pauses } = play(1, 0.76, 0.75)
  pass(250)
  await calm(FAR)
  expect(pauses()).toBe(2)
})

test('a busy one lets it go when its time is up', async () => {
  const { calm, pass, pauses } = play(1)
  pass(250)
  await calm(0)
  expect(pauses()).toBe(0)
})

test('a window lasts a fifth of a second, however many jobs ask within it', async () => {
  const { calm, pass, unread } = play(0.5, 0.5)
  pass(199)
  await calm(FAR)
  expect(unread()).toBe(2)
  pass(1)
  await calm(FAR)
  await calm(FAR)
  expect(unread()).toBe(1)
})

test('an event loop without room is read as busy', () => {
  const { readBusy } = watchEventLoop()
  const until = performance.now() + 20
  while (performance.now() < until) Math.sqrt(until)
  expect(readBusy()).toBeGreaterThan(0.75)
})
