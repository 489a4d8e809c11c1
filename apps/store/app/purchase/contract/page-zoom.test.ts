import { describe, expect, test } from 'vitest'
import { fittingZoom, PAGE_ZOOM, pageSharpness, pageSizes, stepZoom, zoomPercent } from './page-zoom.ts'

const A4 = { width: 595, height: 842 }

describe('the zoom of the contract’s pages', () => {
  test('goes up to more than twice the printed size and down again, in a few steps, and no further', () => {
    const ups = Array.from({ length: 6 }).reduce<number[]>(
      (zooms) => [...zooms, stepZoom(zooms.at(-1) ?? 0, 'up')],
      [PAGE_ZOOM.xs],
    )
    expect(ups.map(zoomPercent)).toEqual([43, 60, 84, 117, 164, 225, 225])
    expect(zoomPercent(stepZoom(PAGE_ZOOM.lg, 'down'))).toBe(71)
    expect(stepZoom(0.41, 'down')).toBe(0.4)
    expect(stepZoom(0.4, 'down')).toBe(0.4)
  })

  test('fits the widest page into the room', () => {
    expect(fittingZoom([A4], 297.5)).toBe(0.5)
    expect(fittingZoom([A4, { width: 842, height: 595 }], 842)).toBe(1)
  })

  test('is as sharp as the screen until a canvas would be too large', () => {
    expect(pageSharpness(A4, 1, 2)).toBe(2)
    const dots = pageSharpness(A4, 3, 3)
    expect(dots).toBeLessThan(3)
    expect(Math.round(A4.width * 3 * dots * A4.height * 3 * dots)).toBe(6_000_000)
  })
})

const FOLDED_OUT = { width: 842, height: 595 }

test('every page of a document has its own size, in the order of the pages', async () => {
  const pages = [A4, FOLDED_OUT, A4]
  const sizes = await pageSizes({
    numPages: pages.length,
    getPage: async (number) => ({ getViewport: ({ scale }) => ({ ...(pages[number - 1] ?? A4), scale }) }),
  })
  expect(sizes).toEqual(pages)
})
