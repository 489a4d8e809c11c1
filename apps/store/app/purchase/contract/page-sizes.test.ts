import { expect, test } from 'vitest'
import { pageSizes } from './page-sizes.ts'

const A4 = { width: 595, height: 842 }
const FOLDED_OUT = { width: 842, height: 595 }

test('every page of a document has its own size, in the order of the pages', async () => {
  const pages = [A4, FOLDED_OUT, A4]
  const sizes = await pageSizes({
    numPages: pages.length,
    getPage: async (number) => ({ getViewport: ({ scale }) => ({ ...(pages[number - 1] ?? A4), scale }) }),
  })
  expect(sizes).toEqual(pages)
})
