import { expect, test } from 'vitest'
import { createSingleRun } from './single-run.ts'

test('a second press while the first one is at work does nothing; one after it works again', async () => {
  const once = createSingleRun()
  const answer = Promise.withResolvers<void>()
  const sent: string[] = []
  const send = (what: string, until: Promise<void>) => async () => {
    sent.push(what)
    await until
  }
  const first = once(send('first', answer.promise))
  await once(send('second', Promise.resolve()))
  expect(sent).toEqual(['first'])
  answer.resolve()
  await first
  await once(send('third', Promise.resolve()))
  expect(sent).toEqual(['first', 'third'])
})

test('work that failed leaves the button usable', async () => {
  const once = createSingleRun()
  await expect(once(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  let again = false
  await once(async () => {
    again = true
  })
  expect(again).toBe(true)
})
