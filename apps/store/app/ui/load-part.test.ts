import { describe, expect, it } from 'vitest'
import { loadPart } from './load-part.ts'

/** A script that does not come at its first tries, and how long each pause was. */
function lostFor(failures: number) {
  const pauses: number[] = []
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked <= failures) throw new Error('Failed to fetch dynamically imported module')
    return 'part'
  }
  const wait = async (milliseconds: number) => {
    pauses.push(milliseconds)
  }
  return { load, wait, pauses, askedTimes: () => asked }
}

describe('a part of a screen with a script of its own', () => {
  it('is asked for once where it comes', async () => {
    const script = lostFor(0)
    await expect(loadPart(script.load, undefined, script.wait)).resolves.toBe('part')
    expect(script.askedTimes()).toBe(1)
    expect(script.pauses).toEqual([])
  })

  it('is asked for again while the connection is lost, with longer and longer pauses', async () => {
    const script = lostFor(4)
    await expect(loadPart(script.load, undefined, script.wait)).resolves.toBe('part')
    expect(script.pauses).toEqual([500, 1_000, 2_000, 4_000])
  })

  it('is given up after five tries, with the reason', async () => {
    const script = lostFor(9)
    await expect(loadPart(script.load, undefined, script.wait)).rejects.toThrow('Failed to fetch')
    expect(script.askedTimes()).toBe(5)
  })

  it('is waited for as long as it takes where the page can do without', async () => {
    const script = lostFor(50)
    await expect(loadPart(script.load, Number.POSITIVE_INFINITY, script.wait)).resolves.toBe('part')
    expect(script.pauses.at(-1)).toBe(15_000)
  })
})
