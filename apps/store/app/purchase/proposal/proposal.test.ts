import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { expect, test } from 'vitest'
import type { Commands } from '../../commands/command-table.ts'
import { firstVisit, type VisitorState } from '../../visit/visitor-state.ts'
import { firstContact, knowCustomer } from './know-customer.ts'
import { needsProposal } from './use-proposal.tsx'

const line = (productCode: number, name: string) => sampleLine({ productCode, name })
const { shopping, customer } = firstVisit
const lines = [line(27, 'Refeição'), line(34, 'Auto')]
const visit: VisitorState = { ...firstVisit, shopping: { ...shopping, cart: { ...shopping.cart, lines } } }
const found = {
  tradeName: 'Metalúrgica',
  channel: { code: null },
  fiscalAddress: {},
  contractedProducts: [{ code: 27, groupCode: 0, name: 'Refeição' }],
} as unknown as Commands['identifyCompany']['answer']
const know = (customerType: Commands['registerContact']['answer']['customerType']) => {
  const { contractedProducts } = found
  return {
    ...visit,
    ...knowCustomer(visit, '22.333.444/0001-81', found, { leadId: 'lead', customerType, contractedProducts }),
  }
}

test('a customer with products left goes on without what it has', () => {
  const known = know('withAvailableProducts')
  expect(known.customer).toMatchObject({ leadId: 'lead', company: { cnpj: '22333444000181' } })
  expect(known.shopping.cart.lines.map(({ productCode }) => productCode)).toEqual([34])
  expect(needsProposal(known)).toBe(false)
})

test('a company that may not buy keeps its cart, and is told why again', () => {
  const known = know('servedByAnotherChannel')
  expect(known.shopping.cart.lines).toHaveLength(2)
  expect(needsProposal(known)).toBe(true)
})

test('without a lead or a company somebody has to say who buys', () => {
  expect(needsProposal(visit)).toBe(true)
  expect(needsProposal({ customer: { ...customer, leadId: 'lead' } })).toBe(true)
})

test('the form opens with what was typed before, wherever', () => {
  const { access, lead, order } = firstVisit
  const draft = { ...access.draft, firstName: 'Joana', lastName: 'Prado', email: 'joana@alfa.example' }
  const typed = {
    name: 'Ana',
    email: 'ana@alfa.example',
    mobile: '(11) 98765-4321',
    cnpj: '1',
    employees: '',
  }
  expect(firstContact({ order, access: { ...access, draft }, lead: { ...lead, draft: typed } })).toEqual({
    name: 'Joana Prado',
    email: 'joana@alfa.example',
    mobile: '(11) 98765-4321',
    cnpj: '1',
  })
})
