import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

test('the header is 86 px high, 72 px up to 640 px, and what is jumped to stops under it', () => {
  const [wide = '', narrow = ''] = read('./tokens.css').split('@media (max-width: 640px)')
  const heightIn = (css: string) => 16 * Number(/--header-height: ([\d.]+)rem/.exec(css)?.[1])
  expect([heightIn(wide), heightIn(narrow)]).toEqual([86, 72])
  expect(read('./base.css')).toContain('scroll-margin-top: var(--header-height)')
})
