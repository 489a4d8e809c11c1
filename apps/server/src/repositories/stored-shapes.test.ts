import { expect, test } from 'vitest'
import { readJson } from '../database/read-json.ts'
import { toReachableLead } from './leads.ts'
import { toHiring } from './purchases.ts'
import { companyShape, leadContactShape } from './stored-shapes.ts'

const ID = '01900000-0000-7000-8000-000000000001'
const contact = { name: 'Ana Lima', email: 'ana@padaria.example', phone: '11999990000' }
const row = {
  id: ID,
  issuer: 'VRPAT',
  channel: 'parceiro',
  subChannel: '1001',
  uuid: '',
  cnpj: '11222333000181',
  contact,
  employees: 3,
  utm: null,
  company: null,
  registry: {
    corporateName: 'Padaria',
    tradeName: 'Padaria',
    address: {
      cep: '',
      streetType: '',
      street: '',
      number: '',
      complement: '',
      district: '',
      city: '',
      state: '',
    },
  },
  currentCartId: null,
  isOwn: true,
  isVerified: false,
}

test('a lead whose row fits is read as it stands, with members that nobody knows', () => {
  const kept = { ...contact, nickname: 'Aninha' }
  expect(toReachableLead({ ...row, contact: kept })?.contact).toEqual(kept)
})

test('an erased lead fits: its values are gone, its members are there', () => {
  expect(toReachableLead({ ...row, contact: { name: '', email: '', phone: '' } })).not.toBeNull()
})

test.each([
  ['contact', { ...contact, email: 5 }, 'contact.email'],
  ['contact', 'ana@padaria.example', 'contact'],
  ['company', { tradeName: 'Padaria' }, 'company.cardEmbossName'],
  ['registry', null, 'registry'],
  ['utm', { source: 'x', medium: 'y' }, 'utm.campaign'],
])(
  'a lead whose %s is %j is an error that names table, id and member, and no value',
  (column, value, member) => {
    const read = () => toReachableLead({ ...row, [column]: value })
    expect(read).toThrow(`leads ${ID} does not fit: ${member}`)
    expect(read).not.toThrow('padaria')
  },
)

test('a shape says every member that is missing', () => {
  expect(() => readJson(leadContactShape, {}, { table: 'leads', id: ID }, 'contact')).toThrow(
    'contact.name, contact.email, contact.phone',
  )
  expect(() => readJson(companyShape, null, { table: 'leads', id: ID }, 'company')).toThrow(': company')
})

const answer = {
  orderId: ID,
  orderNumber: 'AB12-CD34-EF56',
  hiredAt: '2026-11-22T12:00:00.000Z',
  pricing: {
    total: 100,
    totalWithDiscount: 100,
    totalFees: 0,
    totalBenefits: 100,
    groups: { default: [{ name: 'Taxa', value: 0 }] },
    lines: [],
  },
  serviceGroups: ['default'],
}

test('an order’s answer is read as it stands', () => {
  const order = { id: ID, answer, paymentMethod: 'boleto' } as const
  expect(toHiring(order)).toEqual({ ...answer, paymentMethod: 'boleto' })
})

test.each([
  [{ ...answer, orderNumber: undefined }, 'answer.orderNumber'],
  [{ ...answer, pricing: { ...answer.pricing, total: '100' } }, 'answer.pricing.total'],
  [{ ...answer, serviceGroups: 'default' }, 'answer.serviceGroups'],
  [null, 'answer'],
])('one that does not fit is an error that names table, id and member, and no value', (broken, member) => {
  const read = () => toHiring({ id: ID, answer: broken, paymentMethod: 'boleto' })
  expect(read).toThrow(`orders ${ID} does not fit: ${member}`)
  expect(read).not.toThrow('AB12')
})
