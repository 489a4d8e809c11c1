import { expect, test } from 'vitest'
import { isPrintable, toPrintable } from './printable.ts'

test.each([
  'Padaria São João & Cia. nº 1 – “Ação”',
  'D’Ávila Łódź Đorđe Œuvre ß',
  'e\u0301 joined',
  'Nguyễn Ștefan Ŵ',
  'café\u00a0com\u200bpão',
  '',
])('%j can be printed, as it is', (text) => {
  expect(isPrintable(text)).toBe(true)
})

test.each(['東京カフェ', 'Кафе', 'Καφέ', 'مقهى', 'Café ☕', 'Padaria 🥐', 'ƀ', 'ḃ', 'Padaria ①', 'a\ud800'])(
  '%j cannot',
  (text) => {
    expect(isPrintable(text)).toBe(false)
  },
)

test.each([
  ['Padaria ḃ①', 'Padaria b1'],
  ['東京 Café 🥐', '?? Café ?'],
  ['pão\u200b\ufe0f', 'pão'],
])('of %j a document shows %j', (text, shown) => {
  expect(toPrintable(text)).toBe(shown)
  expect(toPrintable(shown)).toBe(shown)
  expect(isPrintable(shown)).toBe(true)
})
