import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parentOrigin } from './parent-origin.ts'
import { reportSize } from './report-size.ts'

const allowed = ['https://portal.example']

test.each([
  [['https://portal.example', 'https://other.example'], '', 'https://portal.example'],
  [['https://other.example', 'https://portal.example'], 'https://portal.example/a', null],
  [null, 'https://portal.example/a?b', 'https://portal.example'],
  [null, 'https://evil.example/https://portal.example', null],
  [null, '', null],
  [[], '', null],
])('ancestors %j and referrer %j are the allowed page %s', (ancestors, referrer, origin) => {
  expect(parentOrigin({ ancestors, referrer }, allowed)).toBe(origin)
})

describe('the height of the content', () => {
  let height: number
  let told: { altura: number; origin: string }[]
  let frames: Map<number, () => void>
  /** What the browser says when the watched content has another size. */
  let changed: () => void

  beforeEach(() => {
    told = []
    frames = new Map()
    const content = { getBoundingClientRect: () => ({ height }) }
    vi.stubGlobal('location', { ancestorOrigins: allowed })
    vi.stubGlobal('document', { referrer: '', body: {}, querySelector: () => content })
    vi.stubGlobal('getComputedStyle', () => ({ paddingBlockEnd: '60.5px' }))
    vi.stubGlobal('window', {
      parent: {
        postMessage: ({ altura }: { altura: number }, origin: string) => told.push({ altura, origin }),
      },
    })
    let last = 0
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      last += 1
      frames.set(last, run)
      return last
    })
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(run: () => void) {
          changed = run
        }
        observe() {}
        disconnect() {}
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  function become(next: number): void {
    height = next
    changed()
  }
  function nextFrame(): void {
    const due = [...frames.values()]
    frames.clear()
    for (const run of due) run()
  }

  test('is told in a frame of its own, the last one of several, and only where it is another', () => {
    const stop = reportSize(allowed)
    become(400)
    become(470.2)
    expect(told).toEqual([])
    nextFrame()
    expect(told).toEqual([{ altura: 531, origin: 'https://portal.example' }])
    become(390)
    become(470.2)
    nextFrame()
    expect(told).toHaveLength(1)
    become(600)
    nextFrame()
    expect(told.at(-1)?.altura).toBe(661)
    become(700)
    stop()
    nextFrame()
    expect(told).toHaveLength(2)
  })
})
