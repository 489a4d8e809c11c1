import { describe, expect, it } from 'vitest'
import { shelfCards } from './shelf-cards.ts'

function modality(name: string, groupCode: number, displayOrder: number, over: object = {}) {
  return {
    groupCode,
    name,
    subtitle: '',
    description: '',
    destination: `/${name}`,
    colourToken: 'multi',
    isNew: false,
    isFeatured: false,
    displayOrder,
    issuers: ['VRPAT'],
    serviceGroup: 'default' as const,
    ...over,
  }
}

const season = { code: 35, name: 'Boas Festas', description: '', destination: '/b', isNew: true }

describe('the shelf', () => {
  it('shows modalities in display order before the products of the season', () => {
    const cards = shelfCards([modality('B', 1, 1), modality('A', 0, 0)], [season], 'VRPAT', new Map())
    expect(cards.map(({ name }) => name)).toEqual(['A', 'B', 'Boas Festas'])
  })

  it('paints a product of the season as the catalogue does', () => {
    const [card] = shelfCards([], [season], 'VRPAT', new Map([[35, 'food']]))
    expect(card?.tone).toBe('food')
  })

  it('selects a cart with a modality and none with a product of the season', () => {
    const cards = shelfCards([modality('A', 207, 0)], [season], 'VRPAT', new Map())
    expect(cards.map(({ groupCode }) => groupCode)).toEqual([207, null])
  })

  it('hides the modalities of another issuer', () => {
    expect(shelfCards([modality('A', 0, 0, { issuers: ['SICRE'] })], [], 'VRPAT', new Map())).toEqual([])
  })
})
