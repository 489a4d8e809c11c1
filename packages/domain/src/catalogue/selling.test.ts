import { expect, it } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { sellingOf } from './selling.ts'

const issuer = { minCardValue: centavos(2_000), maxCardValue: centavos(300_000) }
const cards = {
  groupCode: 1,
  keyId: 'beneficios',
  isWalletGroupCard: false,
  serviceGroup: 'default',
} as const
const multi = { groupCode: 2, keyId: 'multi', isWalletGroupCard: true, serviceGroup: 'multi' } as const
const hr = { groupCode: 3, keyId: 'pontomais', isWalletGroupCard: false, serviceGroup: 'hcm' } as const
const plan = {
  code: 20151,
  slug: 'essencial',
  icon: 'clock',
  rank: 0,
  annualDiscount: 1_500,
  maxEmployees: 50,
} as const

it('draws together what every page needs of a catalogue', () => {
  const products = [
    { code: 27, minValue: null },
    { code: 40, minValue: centavos(500) },
  ]
  expect(sellingOf({ issuer, products, modalities: [cards, multi, hr], plans: [plan] })).toEqual({
    limits: { ...issuer, minValues: { 40: 500 }, maxEmployees: { 20151: 50 } },
    walletGroupCodes: [2],
    carts: { 1: 'beneficios', 2: 'multi', 3: 'pontomais' },
    hrGroupCode: 3,
    plans: [{ code: 20151, slug: 'essencial', icon: 'clock', rank: 0, annualDiscount: 1_500 }],
  })
})

it('knows no HR modality where none sells plans', () => {
  expect(sellingOf({ issuer, products: [], modalities: [cards], plans: [] })).toMatchObject({
    hrGroupCode: null,
    walletGroupCodes: [],
    plans: [],
  })
})
