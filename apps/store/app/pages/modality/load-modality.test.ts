import { describe, expect, test } from 'vitest'
import { findModality } from './load-modality.server.ts'

const single = { pageRoute: 'avulsos', groupCode: 0, isWalletGroupCard: false }
const wallet = { pageRoute: 'multisaldo', groupCode: 200, isWalletGroupCard: true }
const auto = { code: 33, groupCode: 0, lineType: 'benefit', pagePath: '/produtos/auto' }
const meal = { code: 27, groupCode: 0, lineType: 'benefit', pagePath: '/produtos/refeicao' }
const balance = { code: 2001, groupCode: 200, lineType: 'benefit', pagePath: null }
const service = { code: 680, groupCode: 0, lineType: 'addOn', pagePath: null }

describe('a modality’s address', () => {
  test('of several products is a page with them alone', () => {
    const found = findModality('avulsos', [wallet, single], [auto, balance, meal, service])
    expect(found).toEqual({ is: 'page', modality: single, products: [auto, meal] })
  })

  test('of exactly one product leads to that product’s own page', () => {
    expect(findModality('avulsos', [single], [auto, service, balance])).toEqual({
      is: 'product',
      pagePath: '/produtos/auto',
    })
  })

  test('of one product that was chosen on its own page stays: that page led here', () => {
    expect(findModality('avulsos', [single], [auto], '33').is).toBe('page')
    expect(findModality('avulsos', [single], [auto], '27').is).toBe('product')
  })

  test('of one product without a page of its own, or of a wallet, stays', () => {
    expect(findModality('avulsos', [single], [{ ...auto, pagePath: null }]).is).toBe('page')
    expect(findModality('multisaldo', [wallet], [{ ...balance, pagePath: '/produtos/multi' }]).is).toBe(
      'page',
    )
  })

  test('that the issuer does not have is unknown', () => {
    expect(findModality('xyz', [single, wallet], [auto])).toEqual({ is: 'unknown' })
  })
})
