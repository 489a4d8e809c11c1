import { expect, test } from 'vitest'
import { citationsIn } from './check-citations.mjs'

const FILES = new Set(['docs/rules/calls.md', 'docs/mutation.md', 'bench/RESULTS.md'])
const found = (text: string, path = 'packages/wire/src/call.ts') =>
  citationsIn(path, text, FILES).map((citation) => citation.found)

test.each([
  'sorted by code (spec 1 §2.10)',
  'as the specification names them',
  'never believed (details 6)',
  'the first row wins (decisions 9)',
  'house style',
  'style 13',
  'one port (stack 1)',
  "focuses the first (look, 'Forms')",
  'sections §9',
  'errors at the first blur (S2-268)',
  'the client, D-12',
  'as asked (M08)',
  'Honours it (calls.md, conventions)',
  'as in details.md',
])('finds what nobody can open: %s', (text) => {
  expect(found(text)).not.toEqual([])
})

test('a citation is told with its line', () => {
  expect(citationsIn('a.ts', 'one\ntwo (details 6)', FILES)).toEqual([{ line: 2, found: 'details 6' }])
})

test.each([
  'docs/rules/calls.md: `token`',
  'decisions 012 and 013, decision 012, docs/decisions/012',
  'LGPD art. 18 § 2, Artigo 457, § 2º, da CLT',
  'RFC 9110, SHA-256, HMAC-SHA-256, MM/AA, PCI DSS 4',
  'the details of a stack',
  'RFC 9110 §13.1.2',
  '<path d="M12 4v8" />, sizes.perView.md, viewportLimits.md',
  "join(DOCS, 'mutation.md')",
])('leaves what can be looked up: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('a page is found beside the file, or by its path from the root', () => {
  expect(found('[decision](../mutation.md)', 'docs/decisions/040-lines.md')).toEqual([])
  expect(found('writes RESULTS.md', 'bench/results.ts')).toEqual([])
  expect(found('writes RESULTS.md', 'scripts/results.ts')).toEqual(['RESULTS.md'])
})
