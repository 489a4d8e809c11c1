import { expect, test } from 'vitest'
import { layOver } from './lay-over.ts'

function lay(below: unknown, own: unknown, place = 'products') {
  const said: string[] = []
  const joined = layOver(below, own, place, (path, message) => said.push(`${path}: ${message}`))
  return { joined, said }
}

const AUTO = { code: 34, name: 'Auto', networks: ['auto'], minValue: 500 }
const GIFT = { code: 35, name: 'Presente', networks: ['compras'] }

// biome-ignore format: one case a line
test.each([
  ['nothing of its own', [], [AUTO, GIFT]],
  ['a member otherwise', [{ code: 34, name: 'Frota' }], [{ ...AUTO, name: 'Frota' }, GIFT]],
  ['null, which is a value', [{ code: 34, minValue: null }], [{ ...AUTO, minValue: null }, GIFT]],
  ['a list without keys, whole', [{ code: 34, networks: [] }], [{ ...AUTO, networks: [] }, GIFT]],
  ['an item left out', [{ code: 34, leaveOut: true }], [GIFT]],
  ['a new item, at the end', [{ code: 36 }], [AUTO, GIFT, { code: 36 }]],
  ['a new item behind another', [{ code: 36, after: 34 }, { code: 37, after: 36 }], [AUTO, { code: 36 }, { code: 37 }, GIFT]],
  ['a new item at the front', [{ code: 36, after: null }], [{ code: 36 }, AUTO, GIFT]],
])('an issuer that says %s', (_, own, expected) => {
  expect(lay([AUTO, GIFT], own)).toEqual({ joined: expected, said: [] })
})

// biome-ignore format: one case a line
test.each([
  ['an item that nothing below is', [{ code: 99, leaveOut: true }], 'products.0: there is no 99 below to leave out'],
  ['what is no yes', [{ code: 34, leaveOut: false }], 'products.0.leaveOut: is true, or is not said'],
  ['behind what is not there', [{ code: 36, after: 99 }], 'products.0.after: there is no 99'],
  ['another place for what has one', [{ code: 34, after: 35 }], 'products.0.after: 34 has its place already'],
  ['an item twice', [{ code: 34, name: 'A' }, { code: 34, name: 'B' }], 'products.1: 34 is said twice'],
])('said in vain: %s', (_, own, problem) => {
  expect(lay([AUTO, GIFT], own).said).toEqual([problem])
})

test('lists within items have their keys too, an item of a section by its id or by what it quotes', () => {
  const section = { page: 'LOJA', id: 'SECTION_MAP', items: [{ id: 'a', icon: 'card' }, { faqArticle: 'b' }] }
  const other = { ...section, page: 'PRODUTO_AUTO' }
  const own = [{ page: 'LOJA', id: 'SECTION_MAP', items: [{ faqArticle: 'b', leaveOut: true }, { id: 'c' }] }]
  expect(lay([section, other], own, 'sections')).toEqual({
    joined: [{ ...section, items: [{ id: 'a', icon: 'card' }, { id: 'c' }] }, other],
    said: [],
  })
})

test('a list that has no key is taken whole: fees', () => {
  const own = [{ fee: 'delivery', rate: 0 }]
  expect(lay([{ fee: 'issuance' }, { fee: 'delivery' }], own, 'fees').joined).toBe(own)
})
