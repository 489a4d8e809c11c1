import { fieldMessages } from '@benefits/copy/field-messages'
import type { Cpf } from '@benefits/domain/document/types'
import { describe, expect, test } from 'vitest'
import type { LeadContact } from '../../repositories/leads.ts'
import { checkLead, type LeadProblem, normaliseContact } from './check-lead.ts'

/** Already the 21st in UTC, still the 20th in São Paulo. */
const now = new Date('2026-11-21T02:00:00Z')
const joana: LeadContact = {
  name: 'Joana Prado',
  email: 'joana@alfa.example',
  phone: '11987654321',
  cpf: '52998224725' as Cpf,
  birthDate: '1985-03-09',
}
const check = (change: Partial<LeadContact>, employees = 1, nameMax: 24 | 49 = 24) =>
  checkLead({ contact: { ...joana, ...change }, employees }, { now, nameMax })

test('a good lead has no problem, with or without a birth date', () => {
  expect(check({})).toEqual([])
  expect(check({ birthDate: undefined })).toEqual([])
})

describe('a refused field has its words:', () => {
  test.each<[Partial<LeadContact>, LeadProblem['field'], string]>([
    [{ name: '' }, 'name', fieldMessages.nameRequired],
    [{ name: 'Jo' }, 'name', fieldMessages.min3Characters],
    [{ name: 'J'.repeat(25) }, 'name', fieldMessages.max24Characters],
    [{ name: 'J0ana' }, 'name', fieldMessages.nameForbidden],
    [{ phone: ' ' }, 'phone', fieldMessages.mobileRequired],
    [{ phone: '1198765432' }, 'phone', fieldMessages.mobileInvalid],
    [{ birthDate: '' }, 'birthDate', fieldMessages.birthDateRequired],
    [{ birthDate: '1985-02-30' }, 'birthDate', fieldMessages.dateInvalid],
    [{ birthDate: '09/03/1985' }, 'birthDate', fieldMessages.dateInvalid],
    [{ birthDate: '2008-11-21' }, 'birthDate', fieldMessages.underage],
  ])('%j', (change, field, message) => {
    expect(check(change)).toEqual([{ field, message }])
  })
  test('nobody employed', () => {
    expect(check({}, 0)).toEqual([{ field: 'employees', message: fieldMessages.quantityInvalid }])
  })
  test('several at once, in the order of the form', () => {
    expect(check({ name: '', phone: '', birthDate: '' }, 0).map(({ field }) => field)).toEqual([
      'name',
      'phone',
      'birthDate',
      'employees',
    ])
  })
})

test('who is 18 today in São Paulo is of age, and a name may be as long as its bound', () => {
  expect(check({ birthDate: '2008-11-20' })).toEqual([])
  expect(check({ name: 'J'.repeat(49) }, 1, 49)).toEqual([])
})

test('a contact is kept trimmed, with joined accents and bare digits', () => {
  const typed = { ...joana, name: ' Jose\u0301 Prado ', phone: '(11) 98765-4321' }
  expect(normaliseContact(typed)).toEqual({ ...joana, name: 'José Prado' })
})

test('what cannot be read as a phone stays as it is', () => {
  expect(normaliseContact({ ...joana, phone: '123' })).toEqual({ ...joana, phone: '123' })
})
