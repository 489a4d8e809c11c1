import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openNeeds, recommend } from './recommend.ts'

const BANKS = 'shared/bank-partner'

interface Product {
  readonly name: string
  readonly lineType: string
  readonly groupCode: number
  readonly colourToken: string
  readonly foodRegime?: 'pat' | 'aid'
}

/** What the catalogue of a folder of content sells: of one issuer, or of all bank partners. */
function soldBy(folder: string) {
  const file = new URL(`../../../../../content/issuers/${folder}/products.json`, import.meta.url)
  const products: readonly Product[] = JSON.parse(readFileSync(file, 'utf8'))
  return products
    .filter(({ lineType, groupCode }) => lineType === 'benefit' && [0, 200, 207].includes(groupCode))
    .map((product) => ({
      ...product,
      foodRegime: product.foodRegime ?? null,
      isTogether: product.groupCode !== 0,
    }))
}

describe('what is recommended', () => {
  test.each([
    ['VRPAT', 'meal', 'apart', 'pat', ['Refeição']],
    ['VRPAT', 'meal', 'apart', 'aid', ['Auxílio Refeição']],
    ['VRPAT', 'both', 'apart', 'aid', ['Auxílio VR+VA']],
    ['VRPAT', 'both', 'together', 'pat', ['Multi Refeição PAT', 'Multi Alimentação PAT']],
    ['VRPAT', 'food', 'together', 'aid', ['Multi Alimentação Auxílio']],
    ['VRPAT', 'home-office', 'apart', null, ['Home-Office']],
    [BANKS, 'both', 'apart', 'aid', ['Auxílio Refeição {issuer}', 'Auxílio Alimentação {issuer}']],
    [BANKS, 'rewards', 'together', null, ['Multi Premiação {issuer}']],
    [BANKS, 'home-office', 'apart', null, []],
  ] as const)('at %s for %s, %s, %s: %j', (issuer, need, cards, law, names) => {
    expect(recommend(soldBy(issuer), { need, cards, law }).map(({ name }) => name)).toEqual(names)
  })

  test('waits for every answer that counts', () => {
    expect(recommend(soldBy('VRPAT'), { need: 'meal', cards: 'apart', law: null })).toEqual([])
    expect(recommend(soldBy('VRPAT'), { need: 'auto', cards: null, law: null })).toEqual([])
  })

  test('is asked only for what the channel sells', () => {
    expect(openNeeds(soldBy('VRPAT'))).toHaveLength(6)
    expect(openNeeds(soldBy(BANKS))).toEqual(['meal', 'food', 'both', 'auto', 'rewards'])
    expect(openNeeds(soldBy('VRPAT').filter(({ name }) => name === 'Auto'))).toEqual(['auto'])
  })
})
