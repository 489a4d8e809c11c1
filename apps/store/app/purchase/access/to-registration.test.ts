import { expect, test } from 'vitest'
import { emptyDraft } from '../../visit/access-slice.ts'
import { toLeadContact, toRegistration } from './to-registration.ts'

const typed = {
  cnpjTyped: '12.ABC.345/01DE-35',
  draft: {
    ...emptyDraft,
    firstName: ' Marina ',
    lastName: 'Oliveira',
    email: 'marina@cafe-alfa.example',
    mobile: '(11) 98765-4321',
    cpf: '529.982.247-25',
    birthDate: '14/03/1985',
  },
}

test('documents and phone go bare, the date as year-month-day', () => {
  expect(toRegistration(typed)).toEqual({
    firstName: 'Marina',
    lastName: 'Oliveira',
    email: 'marina@cafe-alfa.example',
    ddd: '11',
    phone: '987654321',
    cpf: '52998224725',
    birthDate: '1985-03-14',
    cnpj: '12ABC34501DE35',
  })
})

test.each(['mobile', 'cpf', 'birthDate', 'email'] as const)(
  'without a readable %s there is none',
  (field) => {
    expect(toRegistration({ ...typed, draft: { ...typed.draft, [field]: '1' } })).toBeNull()
  },
)

test('a lead takes the whole registration, or name, e-mail and phone while there is no more', () => {
  const known = { name: 'Marina Oliveira', email: 'marina@cafe-alfa.example', phone: '11987654321' }
  expect(toLeadContact(typed)).toEqual({ ...known, cpf: '52998224725', birthDate: '1985-03-14' })
  expect(toLeadContact({ ...typed, draft: { ...typed.draft, cpf: '', birthDate: '' } })).toEqual(known)
})

test.each(['firstName', 'lastName', 'email', 'mobile'] as const)(
  'without a readable %s there is no contact',
  (field) => {
    expect(toLeadContact({ ...typed, draft: { ...typed.draft, [field]: 'a' } })).toBeNull()
  },
)
