import { describe, expect, it } from 'vitest'
import { discountRateText, feeRateText } from './rate-texts.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('what a fee and a discount are reckoned by', () => {
  it('says what a fee is paid for', () => {
    expect(plain(feeRateText({ rate: 'unit', unitValue: 690 }))).toBe('R$ 6,90 por cartão')
    expect(plain(feeRateText({ rate: 'fixed', unitValue: 2_990 }))).toBe('R$ 29,90 por pedido')
    expect(feeRateText({ rate: 'percent', unitValue: 450 })).toBe('4,5% do crédito')
    expect(feeRateText({ rate: 'unit', unitValue: 0 })).toBe('')
  })

  it('says the share that a discount is, and nothing of one in reais', () => {
    expect(discountRateText({ rate: 'percent', unitValue: 2_000 })).toBe('20%')
    expect(discountRateText({ rate: 'percent', unitValue: 0 })).toBe('')
    expect(discountRateText({ rate: 'fixed', unitValue: 5_000 })).toBe('')
  })
})
