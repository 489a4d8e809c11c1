import { SQUARE } from '@benefits/domain/customer/sample-address'
import { describe, expect, test } from 'vitest'
import { findProblems } from '../../ui/forms/form-rules.ts'
import { type CompanyValues, NOBODY, slotFields } from '../../visit/company-values.ts'
import { firstVisit, type VisitorState } from '../../visit/visitor-state.ts'
import { companyRules } from './company-rules.ts'
import { orderValues } from './first-values.ts'
import { companyOfForm } from './to-company-body.ts'
import { toHiringBody } from './to-hiring-body.ts'

const visit: VisitorState = {
  ...firstVisit,
  customer: {
    ...firstVisit.customer,
    company: {
      cnpj: '11222333000181',
      tradeName: 'Padaria Estrela do Sul e Companhia',
      channelCode: null,
      fiscalAddress: SQUARE,
    },
  },
  order: {
    ...firstVisit.order,
    contact: { cnpj: '', name: 'Joana Prado', email: 'joana@padaria.example', mobile: '(11) 98765-4321' },
  },
}
const representative = { ...NOBODY, name: 'Joana Prado', cpf: '529.982.247-25' }
const holding = {
  ...NOBODY,
  kind: 'ownershipChain',
  name: 'Alfa Participações',
  isEntity: true,
  isExposed: true,
  cnpj: '12.ABC.345/01DE-35',
} as const
const filled: CompanyValues = {
  ...orderValues(visit),
  cpf: '529.982.247-25',
  birthDate: '09/03/1985',
  ...slotFields(0, representative),
}
const asked = { missingCeps: [], isFiscalAsked: false, hasCards: true } as const
const problems = (change: Partial<CompanyValues>, others: object = {}) =>
  findProblems(companyRules({ flow: 'order', ...asked, ...others }), { ...filled, ...change })

describe('the company page', () => {
  test('opens with what the registry and the modal know, the name cut to 24 characters', () => {
    expect(orderValues(visit)).toMatchObject({
      tradeName: 'Padaria Estrela do Sul e',
      name: 'Joana Prado',
      mobile: '(11) 98765-4321',
      deliveryCep: '01001-000',
      deliveryStreet: 'da Sé',
      extraCount: '0',
    })
  })

  test('is whole with one legal representative', () => {
    expect(problems({})).toEqual({})
  })

  test.each([
    [{ name: 'Jo' }, { name: 'Mínimo de 3 caracteres' }],
    [{ name: 'J'.repeat(25) }, { name: 'Máximo de 24 caracteres' }],
    [{ birthDate: '09/03/2020' }, { birthDate: 'É necessário ser maior de 18 anos' }],
    [{ deliveryCep: '' }, { deliveryCep: 'CEP é obrigatório' }],
    [slotFields(0, { ...representative, cpf: '' }), { person0Cpf: 'CPF é obrigatório' }],
    // The representative who is the contact is told once, at the contact's own field.
    [{ cpf: '', person0Cpf: '' }, { cpf: 'CPF é obrigatório' }],
    [{ cpf: '1', person0Cpf: '1' }, { cpf: 'CPF inválido' }],
    [{ name: 'Jo', person0Name: 'Jo' }, { name: 'Mínimo de 3 caracteres' }],
    [
      { extraCount: '1', ...slotFields(1, { ...representative, name: 'Rita' }) },
      { person1Cpf: 'Este CPF já foi informado em outro contato' },
    ],
    [
      { extraCount: '2', ...slotFields(1, holding), ...slotFields(2, holding) },
      { person2Cnpj: 'Este CNPJ já foi informado em outro contato' },
    ],
    [slotFields(0, holding), { person0Kind: 'Informe ao menos um representante legal' }],
    [{ extraCount: '1', ...slotFields(0, holding), ...slotFields(1, representative) }, {}],
    [slotFields(3, { ...NOBODY, name: 'x' }), {}],
  ] as const)('with %o says %o', (change, told) => {
    expect(problems(change)).toEqual(told)
  })

  test('asks for no delivery without cards, and for the fiscal address where the registry has none', () => {
    expect(problems({ deliveryCep: '' }, { hasCards: false })).toEqual({})
    expect(problems({ fiscalCity: '' })).toEqual({})
    expect(problems({ fiscalCity: '' }, { isFiscalAsked: true })).toEqual({ fiscalCity: 'Obrigatório' })
  })

  test('is saved with bare documents, the flag of office for people alone, and hired in the same words', () => {
    const values = { ...filled, extraCount: '1', ...slotFields(1, holding) }
    const body = companyOfForm(values, true)
    expect(body).toMatchObject({
      tradeName: 'Padaria Estrela do Sul e',
      cardEmbossName: 'PADARIA ESTRELA DO SUL E',
      deliveryAddress: SQUARE,
      registration: { phone: '11987654321', cpf: '52998224725', birthDate: '1985-03-09' },
      legalRepresentative: { kind: 'legalRepresentative', document: '52998224725' },
      extraContacts: [{ document: '12ABC34501DE35', isLegalEntity: true, politicallyExposed: false }],
    })
    expect(toHiringBody(body, 'boleto')).toMatchObject({
      legalRepresentatives: [{ name: 'Joana Prado', document: '52998224725' }],
      ownershipChain: [{ name: 'Alfa Participações', document: '12ABC34501DE35', isLegalEntity: true }],
      deliveryAddress: { cep: '01001000' },
    })
    expect(companyOfForm({ ...values, deliveryNumber: '7' }, false).deliveryAddress).toEqual(SQUARE)
  })
})
