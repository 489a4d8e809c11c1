import { beforeEach, expect, it } from 'vitest'
import { type Asker, createPrinterPlaces, type PrintedKind, type PrinterPlaces } from './printer-places.ts'

let places: PrinterPlaces
beforeEach(() => {
  places = createPrinterPlaces({ relaxed: false })
})

const START = Date.parse('2026-11-20T12:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1000)
const asker = (session: string, network: string, kind: PrintedKind = 'contract'): Asker => ({
  kind,
  session,
  networks: [network],
})
/** Askers of one network, `count` sessions of it. */
const many = (count: number, network: string, kind?: PrintedKind) =>
  Array.from({ length: count }, (_, nth) => asker(`${network}-${nth}`, network, kind))
const takeAll = (askers: readonly Asker[], now = at(0)) => askers.map((one) => places.take(one, now))

it('gives a session one place at a time, whatever it asks for', () => {
  const first = asker('a', 'n')
  expect(places.take(first, at(0))).toBeNull()
  expect(places.take(asker('a', 'other', 'proposal'), at(0))).toBe('ownUnderWay')
  places.free(first)
  expect(places.take(asker('a', 'n', 'proposal'), at(0))).toBeNull()
})

it('gives a network a quarter of the places, of which proposals leave half; others have theirs', () => {
  expect(takeAll(many(10, 'crowd', 'proposal'))).toEqual([null, null, ...Array(8).fill('ofNetwork')])
  expect(takeAll([asker('b1', 'crowd'), asker('b2', 'crowd'), asker('b3', 'crowd')])).toEqual([
    null,
    null,
    'ofNetwork',
  ])
  expect(places.take(asker('buyer', 'elsewhere'), at(0))).toBeNull()
})

it('counts each of the networks that an address is in', () => {
  const inTwo = (nth: number): Asker => ({
    kind: 'contract',
    session: `s${nth}`,
    networks: [`a${nth}`, 'wide'],
  })
  expect(takeAll([0, 1, 2, 3, 4].map(inTwo))).toEqual([null, null, null, null, 'ofNetwork'])
})

it('leaves contracts half of all places, however many networks ask for proposals', () => {
  const crowd = Array.from({ length: 12 }, (_, nth) => asker(`p${nth}`, `n${nth}`, 'proposal'))
  expect(takeAll(crowd)).toEqual([...Array(8).fill(null), ...Array(4).fill('full')])
  expect(places.take(asker('buyer', 'elsewhere'), at(0))).toBeNull()
})

it('keeps the place of who waits: the next that is free is theirs, not of who comes later', () => {
  const crowd = Array.from({ length: 16 }, (_, nth) => asker(`c${nth}`, `n${nth}`))
  takeAll(crowd)
  const buyer = asker('buyer', 'elsewhere')
  expect(places.take(buyer, at(0))).toBe('full')
  places.free(crowd[0] as Asker)
  expect(places.take(asker('late', 'another'), at(1))).toBe('full')
  expect(places.isAwaited(buyer, at(1))).toBe(false)
  expect(places.isAwaited(buyer, at(5))).toBe(true)
  expect(places.take(buyer, at(5))).toBeNull()
  expect(places.isAwaited(buyer, at(5))).toBe(false)
})

it('keeps it among the sessions of one network too, and a contract comes before proposals that wait', () => {
  const crowd = many(10, 'crowd', 'proposal')
  takeAll(crowd)
  takeAll([asker('c1', 'crowd'), asker('c2', 'crowd')])
  const buyer = asker('buyer', 'crowd')
  expect(places.take(buyer, at(0))).toBe('ofNetwork')
  places.free(crowd[0] as Asker)
  expect(takeAll(crowd.slice(2), at(5))).toEqual(Array(8).fill('ofNetwork'))
  expect(places.take(buyer, at(5))).toBeNull()
})

it('keeps no place for who does not come back', () => {
  const crowd = Array.from({ length: 16 }, (_, nth) => asker(`c${nth}`, `n${nth}`))
  takeAll(crowd)
  expect(places.take(asker('gone', 'elsewhere'), at(0))).toBe('full')
  places.free(crowd[0] as Asker)
  const late = asker('late', 'another')
  expect(places.take(late, at(5))).toBe('full')
  expect(places.take(late, at(11))).toBeNull()
})

it('remembers no more of a network than a quarter of who waits', () => {
  takeAll(many(40, 'crowd'))
  const crowd = Array.from({ length: 12 }, (_, nth) => asker(`c${nth}`, `n${nth}`))
  takeAll(crowd)
  const buyer = asker('buyer', 'elsewhere')
  expect(places.take(buyer, at(1))).toBe('full')
  expect(places.isAwaited(buyer, at(6))).toBe(true)
  expect(many(40, 'crowd').filter((one) => places.isAwaited(one, at(6)))).toHaveLength(16)
})

it('gives networks no share where tests are one address', () => {
  places = createPrinterPlaces({ relaxed: true })
  expect(takeAll(many(17, 'here'))).toEqual([...Array(16).fill(null), 'full'])
})
