import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../document/types.ts'
import { formatDateMask, toBrazilian } from './format-date.ts'
import { parseBirthDate } from './parse-birth-date.ts'

const TODAY = '2026-11-21' as CalendarDate

describe('parseBirthDate', () => {
  test.each([
    ['21/11/2008', '2008-11-21'],
    ['2008-11-21', '2008-11-21'],
    [' 29/02/2000 ', '2000-02-29'],
    ['21/11/1926', '1926-11-21'],
  ])('%s is %s', (text, date) => {
    expect(parseBirthDate(text, TODAY)).toEqual({ date })
  })

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['22/11/2008', 'underage'],
    ['21/11/2026', 'underage'],
    ['22/11/2026', 'invalid'],
    ['20/11/1926', 'invalid'],
    ['01/01/1925', 'invalid'],
    ['31/02/2000', 'invalid'],
    ['29/02/1900', 'invalid'],
    ['29/02/2001', 'invalid'],
    ['31/04/2000', 'invalid'],
    ['00/01/2000', 'invalid'],
    ['01/13/2000', 'invalid'],
    ['01/01/200', 'invalid'],
    ['1/1/2000', 'invalid'],
    ['01/01/0000', 'invalid'],
    ['hoje', 'invalid'],
  ])('%j is refused as %s', (text, problem) => {
    expect(parseBirthDate(text, TODAY)).toEqual({ problem })
  })

  test('who was born on 29 February comes of age on 1 March', () => {
    expect(parseBirthDate('29/02/2008', '2026-02-28' as CalendarDate)).toEqual({ problem: 'underage' })
    expect(parseBirthDate('29/02/2008', '2026-03-01' as CalendarDate)).toEqual({ date: '2008-02-29' })
  })
})

describe('formatDateMask', () => {
  test.each([
    ['0', '0'],
    ['01', '01'],
    ['010', '01/0'],
    ['01022000', '01/02/2000'],
    ['010220001', '01/02/2000'],
    ['2000-02-01', '01/02/2000'],
    [' 2000-02-01 ', '01/02/2000'],
    ['2000/02/01', '01/02/2000'],
    ['2000.2.1', '01/02/2000'],
    ['2000-02-01T00:00:00.000Z', '01/02/2000'],
    ['2000-02-01 12:30', '01/02/2000'],
    ['01/02/2000 00:00', '01/02/2000'],
    ['2000-13-01', '2000-13-01'],
    ['2000-02-30 00:00', '2000-02-30 00:00'],
    ['12000-02-01', '12/00/0020'],
    ['2000-02-011', '20/00/0201'],
    ['1/', '01'],
    ['01/2/', '01/02'],
    ['1/03/2000', '10/32/000'],
  ])('%j is written %j', (text, formatted) => {
    expect(formatDateMask(text)).toBe(formatted)
  })

  test('dates typed key by key with slashes come out whole', () => {
    const type = (keys: string) => [...keys].reduce((field, key) => formatDateMask(field + key), '')
    expect(type('01/02/2000')).toBe('01/02/2000')
    expect(type('1/2/2000')).toBe('01/02/2000')
  })

  test('a date with a time keeps its single digits too, where it is pasted', () => {
    expect(formatDateMask('1/2/2000 00:00:00', true)).toBe('01/02/2000')
  })

  test('what is pasted and is no date stays, to be refused', () => {
    for (const text of ['12 de abril de 1985', '12/abr/1985', '01/02/20001'])
      expect(formatDateMask(text, true)).toBe(text)
  })

  test('a calendar date reads day first', () => {
    expect(toBrazilian(TODAY)).toBe('21/11/2026')
  })
})
