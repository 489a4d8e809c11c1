import { expect, test } from 'vitest'
import { firstVisit } from '../../visit/visitor-state.ts'
import { firstContact } from './proposal-rules.ts'
import { needsProposal } from './use-proposal.tsx'

const { customer } = firstVisit
const company = { cnpj: '22333444000181' } as NonNullable<typeof customer.company>
const known = { ...customer, leadId: 'lead', company }

test('without a lead or a company, or for one that may not buy, the form asks who does', () => {
  expect(needsProposal(firstVisit)).toBe(true)
  expect(needsProposal({ customer: { ...customer, leadId: 'lead' } })).toBe(true)
  expect(needsProposal({ customer: { ...known, customerType: 'servedByAnotherChannel' } })).toBe(true)
  expect(needsProposal({ customer: { ...known, customerType: 'withAvailableProducts' } })).toBe(false)
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
