import { expect, test } from 'vitest'
import { foldSigns } from './fold-signs.ts'
import { withoutUnseen } from './without-unseen.ts'

test.each([
  ['D’Ávila', "D'Ávila"],
  ['d`agua ´ ′', "d'agua ' '"],
  ['guarda–chuva — 3−2', 'guarda-chuva - 3-2'],
  ["D'Ávila-Mar 12", "D'Ávila-Mar 12"],
])('the signs of %j are %j', (text, folded) => {
  expect(foldSigns(text)).toBe(folded)
})

test('what nobody sees is left out, all else stays', () => {
  expect(withoutUnseen('\ufeffpão\u00ad e\u200b leite\u200e')).toBe('pão e leite')
})
