import { fieldMessages } from '@benefits/copy/field-messages'
import { bareDocument, isCompanyDocument } from '@benefits/domain/customer/representatives'
import { SQUARE } from '@benefits/domain/customer/sample-address'
import type { Cpf } from '@benefits/domain/document/types'
import { describe, expect, test } from 'vitest'
import type { CompanyData } from '../../repositories/leads.ts'
import { checkCompany, type Representative } from './check-company.ts'

const now = new Date('2026-11-21T12:00:00Z')
const joana: Representative = {
  kind: 'legalRepresentative',
  name: 'Joana Prado',
  document: '529.982.247-25',
  politicallyExposed: false,
  isLegalEntity: false,
}
const rita: Representative = { ...joana, kind: 'ownershipChain', name: 'Rita Sócia', document: '11144477735' }
const holding: Representative = { ...rita, document: '12.ABC.345/01DE-35', isLegalEntity: true }
const company: CompanyData = {
  tradeName: 'Alfa Cafés 24h',
  cardEmbossName: 'ALFA CAFES',
  fiscalAddress: SQUARE,
  deliveryAddress: SQUARE,
  registration: {
    name: 'Joana Prado',
    email: 'joana@alfa.example',
    phone: '11987654321',
    cpf: '52998224725' as Cpf,
    birthDate: '1985-03-09',
  },
  legalRepresentative: joana,
  extraContacts: [rita, holding],
}
const registration = (change: object) => ({ registration: { ...company.registration, ...change } })
const check = (change: Partial<CompanyData>) =>
  checkCompany({ ...company, ...change }, { now, nameMax: 24 }).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test('good data has no problem', () => {
  expect(check({})).toEqual([])
})

describe('a refused field is named by its path, with its words:', () => {
  const words = fieldMessages
  test.each<[Partial<CompanyData>, string, string]>([
    [{ tradeName: ' ' }, 'tradeName', words.tradeNameRequired],
    [{ tradeName: 'Al' }, 'tradeName', words.min3Characters],
    [{ tradeName: 'A'.repeat(31) }, 'tradeName', words.max30Characters],
    [{ cardEmbossName: '' }, 'cardEmbossName', words.embossNameMissing],
    [{ fiscalAddress: { ...SQUARE, number: '10a' } }, 'fiscalAddress.number', words.numberOnlyDigits],
    [{ fiscalAddress: { ...SQUARE, number: 'a10' } }, 'fiscalAddress.number', words.numberOnlyDigits],
    [{ deliveryAddress: { ...SQUARE, number: 's/n' } }, 'deliveryAddress.number', words.numberOnlyDigits],
    [registration({ name: '' }), 'registration.name', words.nameRequired],
    [registration({ name: 'J'.repeat(25) }), 'registration.name', words.max24Characters],
    [registration({ phone: '' }), 'registration.phone', words.mobileRequired],
    [registration({ birthDate: '2010-01-01' }), 'registration.birthDate', words.underage],
    [{ legalRepresentative: { ...joana, name: 'Jo' } }, 'legalRepresentative.name', words.min3Characters],
    [{ legalRepresentative: { ...joana, document: ' ' } }, 'legalRepresentative.document', words.cpfRequired],
    [{ legalRepresentative: { ...joana, document: '1' } }, 'legalRepresentative.document', words.cpfInvalid],
    [{ extraContacts: [{ ...rita, name: '' }] }, 'extraContacts.0.name', words.nameRequired],
    [{ extraContacts: [rita, { ...holding, document: '' }] }, 'extraContacts.1.document', words.cnpjRequired],
    [{ extraContacts: [rita, { ...holding, document: '1' }] }, 'extraContacts.1.document', words.cnpjInvalid],
    [
      { extraContacts: [{ ...rita, document: '52998224725' }] },
      'extraContacts.0.document',
      words.cpfRepeated,
    ],
    [
      { extraContacts: [holding, { ...holding, document: '12abc34501de35' }] },
      'extraContacts.1.document',
      words.cnpjRepeated,
    ],
    [
      { legalRepresentative: rita, extraContacts: [] },
      'legalRepresentative.kind',
      words.representativeMissing,
    ],
  ])('%j', (change, path, message) => {
    expect(check(change)).toEqual([[path, message]])
  })
})

test('who represents may stand among the others', () => {
  expect(check({ legalRepresentative: rita, extraContacts: [joana] })).toEqual([])
})

test('only an owner may be a company: a representative is read as a person, whatever is said', () => {
  expect([joana, rita, holding, { ...joana, isLegalEntity: true }].map(isCompanyDocument)).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect([joana, holding, { ...holding, kind: joana.kind }].map(bareDocument)).toEqual([
    '52998224725',
    '12ABC34501DE35',
    null,
  ])
})
