import { fieldMessages } from '@benefits/copy/field-messages'
import { describe, expect, test } from 'vitest'
import { checkRegistration, type Registration } from './check-registration.ts'

const now = new Date('2026-11-21T12:00:00Z')
const PASSWORD = 'Cafe!592'
const joana: Registration = {
  firstName: 'Joana',
  lastName: 'Prado',
  ddd: '11',
  phone: '987654321',
  birthDate: '1985-03-09',
  password: PASSWORD,
  confirmedPassword: PASSWORD,
  acceptedTerms: true,
}
const both = (password: string | undefined) => ({ password, confirmedPassword: password })

test('a good registration has no problem, and neither has one that keeps its password', () => {
  expect(checkRegistration(joana, now)).toEqual([])
  expect(checkRegistration({ ...joana, ...both(undefined) }, now)).toEqual([])
})

describe('a refused field has its words:', () => {
  const words = fieldMessages
  test.each<[Partial<Registration>, keyof Registration, string]>([
    [{ firstName: '' }, 'firstName', words.nameRequired],
    [{ lastName: '' }, 'lastName', words.lastNameRequired],
    [{ firstName: 'J'.repeat(25) }, 'firstName', words.max24Characters],
    [{ lastName: 'Pr' }, 'lastName', words.min3Characters],
    [{ lastName: 'P'.repeat(25) }, 'lastName', words.max24Characters],
    [{ phone: '98765432' }, 'phone', words.mobileInvalid],
    [{ ddd: '', phone: '' }, 'phone', words.mobileRequired],
    [{ ddd: '10' }, 'phone', words.mobileInvalid],
    [{ ddd: ' 1', phone: '134567890' }, 'phone', words.mobileInvalid],
    [{ ddd: '1', phone: '134567890' }, 'phone', words.mobileInvalid],
    [{ birthDate: '2008-11-22' }, 'birthDate', words.underage],
    [both(''), 'password', words.passwordRequired],
    [both('cafe!592'), 'password', words.passwordWeak],
    [both(`${PASSWORD}${'x'.repeat(121)}`), 'password', words.max128Characters],
    [{ confirmedPassword: 'Cafe!593' }, 'confirmedPassword', words.passwordMismatch],
    [{ confirmedPassword: undefined }, 'confirmedPassword', words.passwordMismatch],
    [{ acceptedTerms: false }, 'acceptedTerms', words.termsRequired],
  ])('%j', (change, field, message) => {
    expect(checkRegistration({ ...joana, ...change }, now)).toEqual([{ field, message }])
  })
})
