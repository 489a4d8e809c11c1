import { describe, expect, it } from 'vitest'
import { heroCards } from './hero-cards.ts'

const product = (name: string, colourToken: string, lineType = 'benefit') => ({ name, colourToken, lineType })

describe('cards beside the heading', () => {
  it('are three of different colours at most', () => {
    const cards = heroCards([
      product('Refeição', 'meal'),
      product('Auxílio Refeição', 'meal'),
      product('Alimentação', 'food'),
      product('Auto', 'auto'),
      product('Premiação', 'rewards'),
    ])
    expect(cards.map(({ name }) => name)).toEqual(['Refeição', 'Alimentação', 'Auto'])
  })

  it('are cards only: no plan, no transport', () => {
    expect(heroCards([product('RH Digital', 'hr', 'hcm')])).toEqual([])
  })
})
