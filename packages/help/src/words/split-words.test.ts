import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

test.each([
  ['Não recebi o CÓDIGO!', ['nao', 'recebi', 'o', 'codigo']],
  ['vale-transporte', ['vale', 'transporte']],
  ['Tenho mais de 1.000 pessoas. E agora?', ['tenho', 'mais', 'de', '1000', 'pessoas', 'e', 'agora']],
  ['R$ 1.234.567,00', ['r', '1234567', '00']],
  ['  ?!  ', []],
])('%j is the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})
