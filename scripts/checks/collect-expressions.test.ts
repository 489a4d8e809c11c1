import { expect, it } from 'vitest'
import { collectExpressions } from './collect-expressions.mjs'

it('collects literals and expressions made from a text, with their lines', () => {
  const text = [
    'const slashes = /\\/+$/g',
    "const words = new RegExp('a+b', 'i')",
    'const parts = (name: string) => RegExp(`^$' + '{name}$`)',
    'export const page = <p>{/x/.test(slashes.source)}</p>',
  ].join('\n')
  expect(collectExpressions('a.tsx', text)).toEqual([
    { source: '\\/+$', flags: 'g', line: 1 },
    { source: 'a+b', flags: 'i', line: 2 },
    { line: 3 },
    { source: 'x', flags: '', line: 4 },
  ])
})
