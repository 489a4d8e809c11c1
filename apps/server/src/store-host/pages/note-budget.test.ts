import { expect, test } from 'vitest'
import { createNoteBudget } from './note-budget.ts'

test('an address writes 300 notes a minute, another one goes on, and so does it a minute later', () => {
  let now = 0
  const hasRoom = createNoteBudget(() => now)
  const notes = (address: string, count: number) =>
    Array.from({ length: count }, () => hasRoom(address, 200)).filter(Boolean).length
  expect(notes('192.0.2.1', 400)).toBe(300)
  expect(notes('192.0.2.2', 10)).toBe(10)
  expect(notes('2001:db8:1:2::1', 200) + notes('2001:db8:1:2::2', 200)).toBe(300)
  now = 60_000
  expect(notes('192.0.2.1', 400)).toBe(300)
})

test('all addresses together write 512 KB a minute', () => {
  let now = 0
  const hasRoom = createNoteBudget(() => now)
  const written = () =>
    Array.from({ length: 5_000 }, (_, nth) => hasRoom(`10.0.${nth % 250}.${nth >> 8}`, 1000)).filter(Boolean)
  expect(written()).toHaveLength(524)
  now = 60_000
  expect(written()).toHaveLength(524)
})
