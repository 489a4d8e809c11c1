import { centavos } from '@benefits/domain/money/centavos'
import { describe, expect, test } from 'vitest'
import {
  askOffers,
  failOffers,
  followedOffer,
  groupCodesOf,
  resetOffer,
  selectOffer,
  takeActive,
  takeDetails,
} from './offers-moves.ts'
import { noOffers, type OfferView } from './offers-slice.ts'
import { firstVisit } from './visitor-state.ts'

const item = { minQuantity: 0, name: '', description: '' }
const multi: OfferView = {
  code: 'multi',
  name: 'Multi',
  descriptionHtml: '<p>Multi</p>',
  minValue: centavos(100_000),
  minCards: 5,
  minEmployees: 0,
  items: [
    { ...item, productCode: 2071, productFamily: 'Multi', groupCode: 207, lineType: 'benefit' },
    { ...item, productCode: 601, productFamily: 'Externo (SVA)', groupCode: 20000, lineType: 'addOn' },
  ],
  rules: [],
}

describe('the offers of a visit', () => {
  test('are loading from the start, and while they are asked for again', () => {
    expect(noOffers).toEqual({ isLoading: true, active: [], details: null })
    expect(askOffers(failOffers(noOffers)).isLoading).toBe(true)
  })
  test('are kept as they come, list and details, and end the loading', () => {
    expect(takeActive(noOffers, [multi])).toEqual({ isLoading: false, active: [multi], details: null })
    const body = takeDetails(noOffers, multi)
    expect(body.details).toBe(multi)
    expect(body.isLoading).toBe(false)
  })
  test('that did not come end the loading and leave what was known', () => {
    expect(failOffers(askOffers(takeActive(noOffers, [multi])))).toEqual(takeActive(noOffers, [multi]))
  })
})

describe('the selected offer', () => {
  const known = { ...firstVisit, offers: takeDetails(takeActive(noOffers, [multi]), multi) }
  test('is found by its code among those in force, and none is selected by another', () => {
    expect(selectOffer(known, 'gone')).toBeNull()
    expect(selectOffer(firstVisit, 'multi')).toBeNull()
    const chosen = { ...known, ...selectOffer(known, 'multi') }
    expect([chosen.shopping.offerCode, chosen.shopping.offerGroupCodes]).toEqual(['multi', [207]])
    expect(followedOffer(chosen)).toBe(multi)
  })
  test('is reset together with its details', () => {
    const chosen = { ...known, ...selectOffer(known, 'multi') }
    const reset = { ...chosen, ...resetOffer(chosen) }
    expect([reset.shopping.offerCode, reset.offers.details]).toEqual([null, null])
    expect(followedOffer(reset)).toBeNull()
    expect(reset.offers.active).toEqual([multi])
  })
  test('is not told by the details of another one', () => {
    expect(followedOffer({ ...known, shopping: { ...known.shopping, offerCode: 'other' } })).toBeNull()
  })
  test('is for the modalities of what it sells, not of what it gives', () => {
    expect(groupCodesOf(multi)).toEqual([207])
  })
})
