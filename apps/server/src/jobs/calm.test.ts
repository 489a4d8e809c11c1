import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCalm } from './calm.ts'

const FAR = Number.POSITIVE_INFINITY

/** Leaves the event loop no room for a while. */
function toil(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until) Math.sqrt(until)
}

/** Whether something is fulfilled before a short pause is over. */
const isAtOnce = (something: Promise<void>) =>
  Promise.race([something.then(() => true), wait(50).then(() => false)])

test('an idle process lets a job go at once', async () => {
  const calm = createCalm()
  await wait(250)
  expect(await isAtOnce(calm(FAR))).toBe(true)
})

test('a busy one lets it wait until there is room, or until its time is up', async () => {
  const calm = createCalm()
  toil(250)
  const waiting = calm(FAR)
  expect(await isAtOnce(calm(Date.now()))).toBe(true)
  expect(await isAtOnce(waiting)).toBe(false)
  await waiting
})
