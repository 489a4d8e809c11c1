import { describe, expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { leastCards, walletShortfall } from './wallet-shortfall.ts'

const offer = { minCards: 5, minValue: centavos(100_000) }
const needs = { groupCodes: [207], hr: false, cards: true }
const short = (cards: number, valuePerCard: number) =>
  walletShortfall(offer, needs, 207, { cards, valuePerCard: centavos(valuePerCard), balances: [] })

describe('what a wallet lacks for an offer', () => {
  test.each([
    [0, 0, { cards: 5, valuePerCard: 20_000 }],
    [2, 10_000, { cards: 3, valuePerCard: 20_000 }],
    [2, 30_000, { cards: 3, valuePerCard: 30_000 }],
    [5, 19_999, { cards: 0, valuePerCard: 20_000 }],
    [5, 20_000, null],
    [7, 10_000, { cards: 0, valuePerCard: 14_286 }],
    [10, 10_000, null],
  ])('with %d cards of %d centavos', (cards, valuePerCard, lack) => {
    expect(short(cards, valuePerCard)).toEqual(lack)
  })
  test('is nothing where the offer asks for another modality, or for no cards', () => {
    const wallet = { cards: 0, valuePerCard: centavos(0), balances: [] }
    expect(walletShortfall(offer, { ...needs, groupCodes: [20000] }, 207, wallet)).toBeNull()
    expect(walletShortfall(offer, { ...needs, cards: false }, 207, wallet)).toBeNull()
  })
  test('is fewer cards where the offer counts those of each balance', () => {
    const amounts = { minCards: 5, minCardsOf: 'amounts' } as const
    expect([0, 1, 2, 5].map((balances) => leastCards(amounts, balances))).toEqual([5, 5, 3, 1])
    expect(leastCards({ minCards: 5 }, 2)).toBe(5)
  })
})
