import { expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { keptPercent, LEFTOVERS, RIGHT_CREDIT, rightCredit, USUAL_LEFTOVER } from './right-credit.ts'

const reais = (amount: number) => centavos(amount * 100)

test('500 credited and 400 used leave 100: 400 are credited next month, and 80 of the saving stay', () => {
  expect(rightCredit(reais(500), reais(400))).toEqual({
    credited: reais(500),
    used: reais(400),
    left: reais(100),
    nextCredit: reais(400),
    saved: reais(100),
    fee: reais(20),
    kept: reais(80),
  })
})

test('a month that used everything, or more than was credited, saves nothing', () => {
  for (const used of [500, 620]) {
    expect(rightCredit(reais(500), reais(used))).toMatchObject({ left: 0, nextCredit: reais(500), kept: 0 })
  }
})

test('the fee is rounded half-up to the centavo and both parts make the saving', () => {
  expect(rightCredit(centavos(1_003), centavos(1_000))).toMatchObject({ saved: 3, fee: 1, kept: 2 })
})

test('what is promised at most is what the largest leftover comes to, and the example is among them', () => {
  expect(LEFTOVERS.map(keptPercent)).toEqual([8, 16, 24, RIGHT_CREDIT.mostSavedPercent])
  expect(LEFTOVERS).toContain(USUAL_LEFTOVER)
})
