import { describe, expect, test } from 'vitest'
import { type AttackedStore, failuresIn, watchLog } from './attacked-store.ts'
import { storedBytes } from './stored-bytes.ts'
import { storesHere } from './stores-here.ts'
import { KINDS, key, newStranger, REPORT, withNewLead } from './stranger.ts'
import { anyAddress, visit } from './visitor.ts'

const MOST_BYTES = 5 * 1024 * 1024
/**
 * The windows of all limits are open together for that long; each kind ends sooner once it is refused again and
 * again.
 */
const FULL_SPEED_MS = 45_000
const REFUSED_IN_A_ROW = 20
/** Attempts of a kind that no limit refuses: they leave a line each. */
const MOST_ATTEMPTS = 3000

const unknownMembers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`m${nth}`, 1]))

/** Does everything at once until it is refused, or the limits' windows are over; tells how often each was done. */
async function leaveMost(store: AttackedStore): Promise<readonly string[]> {
  const first = await newStranger(store, anyAddress())
  const until = performance.now() + FULL_SPEED_MS
  const done: string[] = []
  const flood = async (name: string, attempt: (typeof KINDS)[string]) => {
    let stranger = first
    let refused = 0
    let nth = 0
    for (; nth < MOST_ATTEMPTS && refused < REFUSED_IN_A_ROW && performance.now() < until; nth++) {
      // What was bought for a company is not bought again. Where leads are refused by now, the last one is used on.
      if (name === 'purchases') stranger = await withNewLead(first).catch(() => stranger)
      const { status } = await attempt(stranger, nth)
      refused = status === 429 ? refused + 1 : 0
    }
    done.push(`${name}: ${nth}`)
  }
  await Promise.all(Object.entries(KINDS).map(([name, attempt]) => flood(name, attempt)))
  return done
}

describe('what a visitor leaves on the disks at full speed for a minute', () => {
  // Each has its minute, which may be the same one: a process and a disk of its own.
  test.concurrent.each(storesHere())('is at most 5 MB on $kind', async (store) => {
    const log = await watchLog(store)
    const before = await storedBytes(store)
    const done = await leaveMost(store)
    await watchLog(store)
    const left = (await storedBytes(store)) - before
    console.log(`${store.kind}: ${(left / 1024 / 1024).toFixed(2)} MB of ${done.join(', ')}`)
    expect(left).toBeLessThanOrEqual(MOST_BYTES)
    expect(failuresIn(await log.lines())).toEqual([])
  })
})

describe.each(storesHere())('what a visitor leaves on the disks of $kind', (store) => {
  test('thirty reports with a hundred entries each write 300 lines', async () => {
    const { ask } = await visit(store)
    const since = await watchLog(store)
    for (let nth = 0; nth < 30; nth++)
      expect((await ask({ method: 'POST', path: '/recursos/relatos', body: REPORT })).status).toBe(204)
    const told = (await since.lines()).filter((line) => /"msg":"(?:analytics|page failed)"/.test(line))
    expect(told.length).toBeLessThanOrEqual(300)
    expect(told.length).toBeGreaterThan(0)
  })

  test('a refusal of thousands of fields is small, again too', async () => {
    const { call } = await visit(store)
    const body = { nomes: Array.from({ length: 5000 }, () => '\0'), ...unknownMembers(1000) }
    const asked = { method: 'POST', path: '/api/v2/leads', headers: key(), body } as const
    const [first, again] = [await call(asked), await call(asked)]
    expect(first.status).toBe(422)
    expect(first.bytes.length).toBeLessThan(8_000)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.text).toBe(first.text)
    const unknown = await call({ ...asked, headers: key(), body: unknownMembers(5000) })
    expect(unknown.status).toBe(400)
    expect(unknown.bytes.length).toBeLessThan(8_000)
  })
})
