import { expect, test } from 'vitest'
import type { ConcludedOrder, OrderCard } from '../../repositories/orders.ts'
import { paymentText } from './payment-text.ts'
import { portalOrderBody } from './portal-order.ts'

const card: OrderCard = {
  authorisationId: 'an-authorisation',
  reference: 'a-reference',
  lastDigits: '0011',
  amount: 500_000,
  brand: 'visa',
}

/** Every member is told from every other one. */
const facts = {
  company: 'the company',
  contact: 'the contact',
  legalRepresentatives: 'who signs',
  ownershipChain: 'who owns',
  groups: 'what is bought',
  addOns: 'what comes with it',
  totals: 'what it costs',
}
const order = {
  id: 'an-order',
  issuer: 'VRPAT',
  number: '7KQM-4X9T-DBHW',
  paymentMethod: 'creditCard',
  card,
  emailValidatedAt: new Date(0),
  answer: {
    hiredAt: '2026-11-21T10:00:00.000-03:00',
    serviceGroups: ['multi', 'hcm'],
    crossSellGroups: ['hcm'],
  },
  evidence: {
    id: 'an-evidence',
    channel: 'parceiro',
    subChannel: 'rede',
    documentHash: 'ab'.repeat(32),
    acceptedAt: '2026-11-21T12:59:00.000Z',
    facts,
  },
} as unknown as ConcludedOrder

test('the portal gets what was hired, who hired it, how it is paid and which documents say so', () => {
  expect(portalOrderBody(order, 'cd'.repeat(32))).toEqual({
    version: 1,
    proposalNumber: null,
    orderId: 'an-order',
    orderNumber: '7KQM-4X9T-DBHW',
    issuer: 'VRPAT',
    channel: 'parceiro',
    subChannel: 'rede',
    hiredAt: '2026-11-21T10:00:00.000-03:00',
    paymentMethod: 'creditCard',
    card,
    emailComprovado: true,
    serviceGroups: ['multi', 'hcm'],
    crossSellGroups: ['hcm'],
    ...facts,
    contract: {
      evidenceId: 'an-evidence',
      acceptedAt: '2026-11-21T12:59:00.000Z',
      acceptedHash: 'ab'.repeat(32),
      finalHash: 'cd'.repeat(32),
    },
  })
})

test('an order whose e-mail nobody proved says so, for a portal that waits', () => {
  expect(portalOrderBody({ ...order, emailValidatedAt: null }, '').emailComprovado).toBe(false)
})

test('an order of before says of no group whether it was new', () => {
  const { crossSellGroups: _, ...answer } = order.answer
  expect(portalOrderBody({ ...order, answer }, '').crossSellGroups).toBeNull()
})

test('how an order is paid is said by the card’s last digits, or as boleto', () => {
  expect(paymentText({ paymentMethod: 'boleto', card: null })).toBe('Boleto bancário')
  expect(paymentText({ paymentMethod: 'creditCard', card })).toContain('0011')
})
