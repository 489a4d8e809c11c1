import { SQUARE } from '@benefits/domain/customer/sample-address'
import type { Cnpj, Cpf } from '@benefits/domain/document/types'
import { describe, expect, test } from 'vitest'
import type { ContractFacts } from '../../contract-pdf/contract-facts.ts'
import { type HiringRequest, sameAsAccepted } from './same-as-accepted.ts'

const jose = { name: 'José Prado', document: '52998224725', politicallyExposed: false }
const ana = { name: 'Ana Prado', document: '11144477735', politicallyExposed: true }
const rita = { ...ana, name: 'Rita Sócia', document: '12345678909', isLegalEntity: false }
const holding = {
  name: 'Alfa Holding',
  document: '12ABC34501DE35',
  politicallyExposed: false,
  isLegalEntity: true,
}

const facts = {
  company: { cnpj: '11222333000181' as Cnpj, tradeName: 'Alfa Cafés', deliveryAddress: SQUARE },
  contact: {
    name: 'José Prado',
    cpf: '52998224725' as Cpf,
    email: 'Jose@Alfa.example',
    phone: '11987654321',
  },
  legalRepresentatives: [jose, ana],
  ownershipChain: [rita, holding],
} as unknown as ContractFacts

const request: HiringRequest = {
  tradeName: 'Alfa Cafés',
  paymentMethod: 'boleto',
  contact: { ...facts.contact, birthDate: '1985-03-09' },
  deliveryAddress: SQUARE,
  legalRepresentatives: [jose, ana],
  ownershipChain: [rita, holding],
}
const contact = (change: Partial<HiringRequest['contact']>) => ({
  contact: { ...request.contact, ...change },
})

test('what was accepted is the same', () => {
  expect(sameAsAccepted(request, facts)).toBe(true)
})

describe('the same, written in another way:', () => {
  test.each<[string, Partial<HiringRequest>]>([
    ['people in another order', { legalRepresentatives: [ana, jose], ownershipChain: [holding, rita] }],
    ['a name with spaces around', contact({ name: ' José Prado ' })],
    ['a name with a separate accent', contact({ name: 'Jose\u0301 Prado' })],
    ['an e-mail in capitals', contact({ email: 'JOSE@ALFA.EXAMPLE' })],
    ['a birth date, which no contract prints', contact({ birthDate: '1984-03-09' })],
    ['the other way to pay', { paymentMethod: 'creditCard' }],
    ['documents with masks', { legalRepresentatives: [{ ...jose, document: '529.982.247-25' }, ana] }],
    [
      'a company’s document with a mask',
      { ownershipChain: [rita, { ...holding, document: '12.ABC.345/01DE-35' }] },
    ],
    ['people’s names with spaces around', { legalRepresentatives: [{ ...jose, name: ' José Prado ' }, ana] }],
    [
      'people’s names with a separate accent',
      { legalRepresentatives: [{ ...jose, name: 'Jose\u0301 Prado' }, ana] },
    ],
    ['a company that holds an office', { ownershipChain: [rita, { ...holding, politicallyExposed: true }] }],
  ])('%s', (_what, change) => {
    expect(sameAsAccepted({ ...request, ...change }, facts)).toBe(true)
  })
})

describe('not the same:', () => {
  test.each<[string, Partial<HiringRequest>]>([
    ['another trade name', { tradeName: 'Beta Cafés' }],
    ['another contact’s name', contact({ name: 'José Prata' })],
    ['another contact’s CPF', contact({ cpf: '11144477735' as Cpf })],
    ['another e-mail', contact({ email: 'ana@alfa.example' })],
    ['another phone', contact({ phone: '11987654322' })],
    ['another address', { deliveryAddress: { ...SQUARE, number: '101' } }],
    ['a representative less', { legalRepresentatives: [jose] }],
    ['a representative of another name', { legalRepresentatives: [{ ...jose, name: 'João Prado' }, ana] }],
    ['another document', { legalRepresentatives: [{ ...jose, document: '39053344705' }, ana] }],
    ['an office told otherwise', { legalRepresentatives: [{ ...jose, politicallyExposed: true }, ana] }],
    [
      'an owner’s office told otherwise',
      { ownershipChain: [{ ...rita, politicallyExposed: false }, holding] },
    ],
    ['an owner less', { ownershipChain: [rita] }],
    ['an owner that is a company now', { ownershipChain: [{ ...rita, isLegalEntity: true }, holding] }],
  ])('%s', (_what, change) => {
    expect(sameAsAccepted({ ...request, ...change }, facts)).toBe(false)
  })
})
