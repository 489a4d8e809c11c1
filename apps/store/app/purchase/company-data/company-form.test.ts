import { SQUARE } from '@benefits/domain/customer/sample-address'
import { describe, expect, test } from 'vitest'
import { findProblems } from '../../ui/forms/form-rules.ts'
import { typeCompany } from '../../visit/company-moves.ts'
import {
  type CompanyValues,
  firstCompanyData,
  isSameCompany,
  toCompanyData,
} from '../../visit/company-values.ts'
import { firstVisit } from '../../visit/visitor-state.ts'
import { openAtFirst } from '../address/use-address-lookup.ts'
import { companyRules, isCompanyComplete } from './company-rules.ts'
import { accountValues } from './first-values.ts'

const company = { tradeName: 'Padaria Estrela do Sul e Companhia Limitada', fiscalAddress: SQUARE }
const first = firstCompanyData(company)
const person = { mobile: '(11) 98765-4321', cpf: '529.982.247-25', birthDate: '09/03/1985' }
const values = accountValues(first, person)
const problems = (change: Partial<CompanyValues>, missing: readonly string[] = []) =>
  findProblems(
    companyRules({ flow: 'accounts', missingCeps: missing, isFiscalAsked: true, hasCards: true }),
    { ...values, ...change },
  )

describe('the company form', () => {
  test('starts with the trade name cut to 24 characters and cards to the fiscal address', () => {
    expect(first.tradeName).toBe('Padaria Estrela do Sul e')
    expect(first.tradeName.length).toBeLessThanOrEqual(24)
    expect(first.deliveryAddress).toEqual(SQUARE)
    expect(values).toMatchObject({ fiscalCep: '01001-000', isSameAddress: true, deliveryCep: '' })
    expect(isCompanyComplete(first)).toBe(true)
  })

  test('gives back the data that it was filled with', () => {
    expect(toCompanyData(values, true)).toEqual(first)
    const elsewhere = { ...first, deliveryAddress: { ...SQUARE, number: '7' } }
    expect(toCompanyData(accountValues(elsewhere, person), true)).toEqual(elsewhere)
    expect(isSameCompany(first, elsewhere)).toBe(false)
    expect(isSameCompany(first, toCompanyData(values, true))).toBe(true)
    expect(isSameCompany(first, { ...first, tradeName: 'Padaria' })).toBe(false)
    expect(isSameCompany(first, Object.assign({ openedIn: '1999' }, first))).toBe(false)
  })

  test('asks for what the registry did not know', () => {
    expect(isCompanyComplete(firstCompanyData(null))).toBe(false)
    expect(
      isCompanyComplete(firstCompanyData({ ...company, fiscalAddress: { ...SQUARE, street: '' } })),
    ).toBe(false)
  })

  test.each([
    ['', 'Nome Fantasia é obrigatório'],
    ['AB', 'Mínimo de 3 caracteres'],
    ['A'.repeat(31), 'Máximo de 30 caracteres'],
  ])('refuses the trade name %j', (tradeName, message) => {
    expect(problems({ tradeName })).toEqual({ tradeName: message })
  })

  test.each([
    [{ fiscalCep: '' }, 'CEP é obrigatório'],
    [{ fiscalCep: '01001-0' }, 'CEP inválido'],
    [{ fiscalStreetType: '' }, 'Obrigatório'],
    [{ fiscalStreet: 'x'.repeat(121) }, 'Máximo de 120 caracteres'],
    [{ fiscalNumber: '' }, 'Obrigatório'],
    [{ fiscalNumber: '12A' }, 'Use apenas números'],
    [{ fiscalNumber: '1'.repeat(11) }, 'Máximo de 10 caracteres'],
    [{ fiscalComplement: 'x'.repeat(21) }, 'Máximo de 20 caracteres'],
    [{ fiscalDistrict: 'x'.repeat(51) }, 'Máximo de 50 caracteres'],
    [{ fiscalCity: '' }, 'Obrigatório'],
    [{ fiscalState: '' }, 'Obrigatório'],
  ] as const)('refuses %o', (change, message) => {
    expect(Object.values(problems(change))).toEqual([message])
  })

  test('says that a postal code does not exist, as long as it stands', () => {
    expect(problems({ fiscalCep: '00999-999' }, ['00999-999'])).toEqual({ fiscalCep: 'CEP não encontrado' })
    expect(problems({}, ['00999-999'])).toEqual({})
  })

  test('wants a delivery address only where it is another one', () => {
    expect(problems({ isSameAddress: true })).toEqual({})
    expect(Object.keys(problems({ isSameAddress: false }))).toEqual([
      'deliveryCep',
      'deliveryStreetType',
      'deliveryStreet',
      'deliveryNumber',
      'deliveryDistrict',
      'deliveryCity',
      'deliveryState',
    ])
  })
})

describe('the company form after a reload', () => {
  test('keeps what was typed, and takes up nothing where nothing changed', () => {
    const typed = { ...values, tradeName: 'Padaria' }
    const first = { ...firstVisit, ...typeCompany(firstVisit, typed) }
    expect(first.purchase.typedCompany).toEqual(typed)
    expect(typeCompany(first, { ...typed })).toEqual({})
    expect(typeCompany(first, values).purchase?.typedCompany).toEqual(values)
  })

  test('lets an address be typed on, and keeps the postal service’s word that stood before', () => {
    const half = { ...values, deliveryCep: '78000-000', deliveryStreet: 'das Mang', deliveryCity: 'Cuiabá' }
    expect(openAtFirst(half, values, 'delivery')).toEqual([
      'streetType',
      'street',
      'district',
      'city',
      'state',
    ])
    expect(openAtFirst(values, values, 'fiscal')).toEqual([])
  })

  test('leaves the state open after a lookup that failed, though it is the one that is known', () => {
    const failed = { ...values, fiscalCep: '02001-000' }
    expect(openAtFirst(failed, values, 'fiscal')).toContain('state')
  })
})
