import { describe, expect, it } from 'vitest'
import { findSolution } from './find-solution.ts'

const modalities = [
  {
    groupCode: 207,
    name: 'Multi',
    description: 'Vários saldos',
    destination: '/carrinho/multi',
    pageRoute: 'multisaldo',
    colourToken: 'multi',
  },
  {
    groupCode: 0,
    name: 'Avulsos',
    description: 'Um cartão',
    destination: '/carrinho/beneficios',
    pageRoute: 'avulsos',
    colourToken: 'meal',
  },
]
const products = [
  {
    name: 'Auto',
    description: 'Combustível',
    groupCode: 0,
    colourToken: 'auto',
    pagePath: '/produtos/auto',
  },
]
const sells = (destination: string) => destination === '/carrinho/beneficios'

describe('the solution of an address', () => {
  it('is a modality by its destination, which the team contracts where the store has no cart for it', () => {
    expect(findSolution('/carrinho/multi', modalities, products, sells)).toEqual({
      name: 'Multi',
      description: 'Vários saldos',
      tone: 'multi',
      buyAt: null,
    })
  })

  it('is a modality by its page too, with or without a last slash', () => {
    expect(findSolution('/modalidade/multisaldo/', modalities, products, sells)?.name).toBe('Multi')
  })

  it('is a product by its page, bought where its modality is sold', () => {
    expect(findSolution('/produtos/auto', modalities, products, sells)?.buyAt).toBe('/carrinho/beneficios')
    expect(findSolution('/produtos/auto', modalities, products, () => false)?.buyAt).toBeNull()
  })

  it('is none for any other address', () => {
    expect(findSolution('/produtos/foguete', modalities, products, sells)).toBeNull()
  })
})
