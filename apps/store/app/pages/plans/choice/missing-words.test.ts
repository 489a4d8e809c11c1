import { expect, test } from 'vitest'
import { missingWords } from './missing-words.ts'

test('a plan that cannot be hired says what is missing: the number, or how many it is sold to', () => {
  expect(missingWords(null, 10)).toBe('Informe quantos colaboradores')
  expect(missingWords(0, 1_000)).toBe('Informe quantos colaboradores')
  expect(missingWords(11, 10)).toBe('Atende até 10 colaboradores')
  expect(missingWords(1_001, 10)).toBe('Atende até 10 colaboradores')
  expect(missingWords(1_001, 1_000)).toBe('Atende até 1.000 colaboradores')
  expect(missingWords(10, 10)).toBe('Não disponível para esta quantidade')
})
