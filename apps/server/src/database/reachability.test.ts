import { expect, test } from 'vitest'
import { createReachability } from './reachability.ts'

const failing = (code: string) => () => Promise.reject(Object.assign(new Error('refused'), { code }))
const answering = () => Promise.resolve('yes')

const watched = () => {
  let time = 0
  const told: (string | null)[] = []
  const reachability = createReachability(() => time)
  reachability.watch((away) => told.push(away?.reason ?? null))
  const later = (milliseconds: number) => {
    time += milliseconds
  }
  return { ...reachability, told, later }
}

test('going away and coming back are told once each, however many ask', async () => {
  const { observe, reason, told } = watched()
  for (let asked = 0; asked < 3; asked++) {
    await expect(observe(failing('ECONNREFUSED'))).rejects.toMatchObject({ name: 'DatabaseAway' })
  }
  expect(reason()).toBe('database')
  await observe(answering)
  await observe(answering)
  expect(told).toEqual(['database', null])
})

test('a refusal of the database is an answer, and comes out as it is', async () => {
  const { observe, reason } = watched()
  await expect(observe(failing('08006'))).rejects.toBeDefined()
  await expect(observe(failing('23505'))).rejects.toMatchObject({ code: '23505' })
  expect(reason()).toBeNull()
})

test('a connection without an answer behind it is no news: a pooler gives one while the database is away', async () => {
  const { observe, reach, reason, told } = watched()
  for (let asked = 0; asked < 3; asked++) {
    await reach(answering)
    await expect(observe(failing('08006'))).rejects.toMatchObject({ reason: 'database' })
    await expect(reach(failing('XX000'))).rejects.toMatchObject({ code: 'XX000' })
  }
  expect([reason(), told]).toEqual(['database', ['database']])
  await expect(observe(failing('23505'))).rejects.toMatchObject({ code: '23505' })
  expect(told).toEqual(['database', null])
})

test('a full disk is believed for ten seconds: reading goes on working meanwhile', async () => {
  const { observe, reason, later } = watched()
  await expect(observe(failing('53100'))).rejects.toMatchObject({ reason: 'disk' })
  await observe(answering)
  expect(reason()).toBe('disk')
  later(10_000)
  await observe(answering)
  expect(reason()).toBeNull()
})
