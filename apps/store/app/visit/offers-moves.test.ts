import { centavos } from '@benefits/domain/money/centavos'
import { groupCodesOf } from '@benefits/domain/offer/group-codes-of'
import { describe, expect, test } from 'vitest'
import { followedOffer } from './offer-of.ts'
import { applyOffers, failOffers, setAskedOffer, wantedOffer } from './offers-moves.ts'
import { noOffers, type OfferView } from './offers-slice.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'

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

const other: OfferView = { ...multi, code: 'other' }
type Step = (state: VisitorState) => Partial<VisitorState>
const asks =
  (code: string | null): Step =>
  (state) =>
    setAskedOffer(state, code)
const brings =
  (...active: OfferView[]): Step =>
  (state) =>
    applyOffers(state, active)
/** The visit after some moves, one after the other. */
function after(...steps: Step[]): VisitorState {
  let state = firstVisit
  for (const step of steps) state = { ...state, ...step(state) }
  return state
}
/** The visit as the tab keeps it: what is in force is read anew. */
const reloaded: Step = () => ({ offers: noOffers })
const codeAfter = (...steps: Step[]) => after(...steps).shopping.offerCode

describe('the offers of a visit', () => {
  test('are loading from the start, and while they are asked for again', () => {
    expect(noOffers).toEqual({ isLoading: true, active: [], asked: null })
    expect(after(failOffers).offers.isLoading).toBe(false)
    expect(after(failOffers, asks('multi')).offers.isLoading).toBe(true)
  })
  test('that did not come end the loading and leave what was known', () => {
    const known = after(asks('multi'), brings(multi))
    expect({ ...known, ...failOffers(known) }).toEqual(known)
    expect(known.offers).toEqual({ isLoading: false, active: [multi], asked: 'multi' })
  })
})

describe('the followed offer', () => {
  test('is the one of the address among those in force', () => {
    expect(codeAfter(asks('multi'))).toBeNull()
    expect(codeAfter(asks('gone'), brings(multi))).toBeNull()
    const visit = after(asks('multi'), brings(other, multi))
    expect([visit.shopping.offerCode, visit.shopping.offerGroupCodes]).toEqual(['multi', [207]])
    expect(followedOffer(visit)).toBe(multi)
  })
  test('is lost with the parameter of the address that named it, and by no other', () => {
    expect(codeAfter(asks('multi'), brings(multi), asks(null))).toBeNull()
    expect(codeAfter(asks('multi'), brings(multi), reloaded, asks(null))).toBe('multi')
    expect(codeAfter(asks('multi'), brings(multi), asks('gone'), brings(multi), asks(null))).toBe('multi')
  })
  test('stays over a reload of any page, until it is not in force any more', () => {
    const steps = [asks('multi'), brings(multi), reloaded, asks(null)]
    expect(wantedOffer(after(...steps))).toBe('multi')
    expect(followedOffer(after(...steps))).toBeNull()
    expect(followedOffer(after(...steps, brings(multi)))).toBe(multi)
    expect(codeAfter(...steps, brings(other))).toBeNull()
  })
  test('gives way to another one that the address names', () => {
    expect(codeAfter(asks('multi'), brings(multi), asks('other'), brings(multi, other))).toBe('other')
  })
  test('is for the modalities of what it sells, not of what it gives', () => {
    expect(groupCodesOf(multi)).toEqual([207])
  })
})
