import { expect, test } from 'vitest'
import { groupSections, withContent } from './group-sections.ts'
import type { SectionView } from './visible-sections.ts'

const section = (id: SectionView['id']): SectionView => ({ id, title: id, subtitle: '', items: [] })
const grouped = (...ids: SectionView['id'][]) =>
  groupSections(ids.map(section)).map((group) => group.map(({ id }) => id))

test('blocks of one matter stand together, at the place of the first of them and in the order of the data', () => {
  expect(
    grouped(
      'SECTION_HERO',
      'LOJA_SECTION_BENEFITS',
      'SECTION_MAP',
      'SECTION_BENEFITS',
      'LOJA_WALLET_SECTION_FAQ',
      'SECTION_AWARDS',
      'LOJA_SECTION_FAQ',
    ),
  ).toEqual([
    ['SECTION_HERO'],
    ['LOJA_SECTION_BENEFITS', 'SECTION_BENEFITS', 'SECTION_AWARDS'],
    ['SECTION_MAP'],
    ['LOJA_WALLET_SECTION_FAQ', 'LOJA_SECTION_FAQ'],
  ])
})

test('a block without others of its matter stands alone', () => {
  expect(grouped('SECTION_MAP', 'LOJA_SECTION_BENEFITS')).toEqual([
    ['SECTION_MAP'],
    ['LOJA_SECTION_BENEFITS'],
  ])
})

test('questions without a content are no block', () => {
  const sections = [section('LOJA_SECTION_FAQ'), section('LOJA_WALLET_SECTION_FAQ'), section('SECTION_MAP')]
  expect(withContent(sections, { questions: [], wallet: null })).toEqual([section('SECTION_MAP')])
  expect(withContent(sections, { questions: [1], wallet: 'Multi' })).toEqual(sections)
})
