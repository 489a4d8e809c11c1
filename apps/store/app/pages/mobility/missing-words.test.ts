import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { missingWords } from './missing-words.ts'

const say = (quantity: number | null, value: number, isAboveLimit = false) =>
  missingWords({ quantity, value: centavos(value), isAboveLimit })

test('what mobility lacks is told by its fields, and nothing once both are filled', () => {
  expect(say(null, 0)).toBe('Informe os cartões e o crédito.')
  expect(say(null, 20_000)).toBe('Informe quantos cartões.')
  expect(say(10, 0)).toBe('Informe o crédito por colaborador.')
  expect(say(1_001, 20_000, true)).toBe('Acima de 1.000, fale com a nossa equipe.')
  expect(say(10, 20_000)).toBe('')
})
