import { describe, expect, test } from 'vitest'
import { soldLinks, soldModalities } from './sold-modalities.ts'

const selling = {
  modalities: [
    {
      groupCode: 207,
      name: 'Multi',
      subtitle: 'Um cartão',
      description: 'Vários saldos.',
      colourToken: 'multi',
      destination: '/carrinho/multi',
    },
    {
      groupCode: 0,
      name: 'Avulsos',
      subtitle: 'Um cartão para cada benefício',
      description: 'Refeição, auto e mais.',
      colourToken: 'meal',
      destination: '/carrinho/beneficios',
    },
  ],
  products: [
    { code: 27, groupCode: 0, name: 'Refeição', description: 'Para almoçar.', colourToken: 'meal' },
    { code: 34, groupCode: 0, name: 'Auto', description: 'Para o carro.', colourToken: 'auto' },
    { code: 40, groupCode: 0, name: 'Premiação', description: 'Para reconhecer.', colourToken: 'rewards' },
    {
      code: 2076,
      groupCode: 207,
      name: 'Multi Auto',
      description: 'Saldo para o carro.',
      colourToken: 'auto',
    },
  ],
} as const
const described = (productCodes: readonly number[] | null) =>
  soldModalities(selling, { productCodes }).map(({ description }) => description)

describe('the modalities of a channel', () => {
  test('are all of them, as they are, where everything is sold', () => {
    expect(soldModalities(selling, { productCodes: null })).toBe(selling.modalities)
    expect(described([27, 34, 40, 2076])).toEqual(['Vários saldos.', 'Refeição, auto e mais.'])
  })
  test('that sells one product of a modality show that product', () => {
    expect(soldModalities(selling, { productCodes: [34] })).toEqual([
      {
        groupCode: 0,
        name: 'Auto',
        subtitle: '',
        description: 'Para o carro.',
        colourToken: 'auto',
        destination: '/carrinho/beneficios',
      },
    ])
  })
  test('that sells a part of a modality name the part', () => {
    expect(described([27, 34])).toEqual(['Refeição e Auto.'])
  })
})

describe('the link groups of a channel', () => {
  const help = { title: 'Ajuda', links: [{ label: 'Perguntas', url: '/faq' }] }
  const multi = { label: 'Multi', url: '/carrinho/multi' }
  const singles = { label: 'Avulsos', url: '/carrinho/beneficios' }

  test('lead only to what it sells, and elsewhere as ever', () => {
    const groups = [{ title: 'Soluções', links: [multi, singles] }, help]
    expect(soldLinks(groups, selling, { productCodes: [34] })).toEqual([
      { title: 'Soluções', links: [singles] },
      help,
    ])
    expect(soldLinks(groups, selling, { productCodes: null })).toEqual(groups)
  })
  test('leave out a group without links', () => {
    expect(soldLinks([{ title: 'Soluções', links: [multi] }, help], selling, { productCodes: [34] })).toEqual(
      [help],
    )
  })
})
