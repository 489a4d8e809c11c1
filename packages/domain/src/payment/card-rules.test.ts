import { describe, expect, it } from 'vitest'
import { calendarDate } from '../calendar/parse-calendar-date.ts'
import { cardCvvProblem, cardExpiryProblem, cardHolderProblem, cardNumberProblem } from './card-rules.ts'

describe('a card number', () => {
  it.each([
    ['4024007153760060', null],
    ['4024 0071 5376 0060', null],
    ['378282240000040', null],
    ['4024007153760060000', null],
    ['', 'required'],
    ['   ', 'required'],
    ['4024007153760061', 'invalid'],
    ['402400715376', 'invalid'],
    ['0000000000000000', 'invalid'],
    ['4024-0071-5376-0060', 'invalid'],
    ['40240071537600600000', 'tooLong'],
    [`4024  0071   5376${' '.repeat(3)}0060`, null],
    [`4024  0071   5376${' '.repeat(4)}0060`, 'tooLong'],
  ] as const)('%s: %s', (number, problem) => {
    expect(cardNumberProblem(number)).toBe(problem)
  })
})

describe('a holder', () => {
  it.each([
    ['JOANA PRADO', null],
    ["Joana D'Ávila", null],
    ['J', null],
    ['', 'required'],
    ['JOANA 2', 'forbidden'],
    ['JOANA.COM', 'address'],
    ['JOANA PRADO DE ALCANTARA', null],
    ['JOANA PRADO DE ALCANTARAS', 'tooLong'],
  ] as const)('%s: %s', (holder, problem) => {
    expect(cardHolderProblem(holder)).toBe(problem)
  })
})

describe('a security code', () => {
  it.each([
    ['123', 'visa', null],
    ['123', null, null],
    ['1234', 'amex', null],
    ['123', 'amex', 'invalid'],
    ['1234', 'visa', 'tooLong'],
    ['12a', 'visa', 'invalid'],
    ['a12', 'visa', 'invalid'],
    ['', 'visa', 'required'],
  ] as const)('%s of %s: %s', (cvv, brand, problem) => {
    expect(cardCvvProblem(cvv, brand)).toBe(problem)
  })
})

describe('an expiry on 21 November 2026', () => {
  const today = calendarDate({ year: 2026, month: 11, day: 21 })
  it.each([
    ['11', '2026', null],
    ['01', '2027', null],
    ['10', '2026', 'expired'],
    ['12', '2025', 'expired'],
    ['13', '2027', 'invalid'],
    ['00', '2027', 'invalid'],
    ['1', '2027', 'invalid'],
    ['01', '27', 'invalid'],
    ['01', '1999', 'invalid'],
    ['x11', '2027', 'invalid'],
    ['11x', '2027', 'invalid'],
    ['11', 'x2027', 'invalid'],
    ['11', '2027x', 'invalid'],
  ] as const)('%s/%s: %s', (month, year, problem) => {
    expect(cardExpiryProblem({ month, year }, today)).toBe(problem)
  })
})
