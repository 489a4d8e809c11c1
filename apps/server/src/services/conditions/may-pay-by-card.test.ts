import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { expect, test } from 'vitest'
import type { Cart } from '../../repositories/carts.ts'
import type { Lead } from '../../repositories/leads.ts'
import { mayPayByCard } from './may-pay-by-card.ts'

/** An issuer that takes no cards but in one channel. */
const content = {
  issuer: { features: { creditCard: false } },
  channels: [
    { code: 'default', features: { creditCard: false } },
    { code: 'parceiro', features: { creditCard: true } },
  ],
} as unknown as IssuerContent
const acceptsCards = { ...content, issuer: { features: { creditCard: true } } } as unknown as IssuerContent
const lead = (channel: string) => ({ channel }) as Lead
const cart = (lineTypes: readonly string[], totalWithDiscount = 100) =>
  ({
    lines: lineTypes.map((lineType) => ({ lineType })),
    offerCode: null,
    pricing: { totalWithDiscount },
  }) as unknown as Cart

test.each([
  ['an HR plan at a channel with cards', 'parceiro', ['hcm'], 100, content, true],
  ['an HR plan at a channel without', 'default', ['hcm'], 100, content, false],
  ['an HR plan that costs nothing', 'parceiro', ['hcm'], 0, content, false],
  ['a benefit at a channel with cards', 'parceiro', ['benefit'], 100, content, false],
  ['an HR plan at a channel that is no more', 'gone', ['hcm'], 100, content, false],
  ['the same where the issuer takes cards', 'gone', ['hcm'], 100, acceptsCards, true],
])('%s', (_what, channel, lineTypes, total, issuer, expected) => {
  expect(mayPayByCard(lead(channel), cart(lineTypes, total), issuer)).toBe(expected)
})
