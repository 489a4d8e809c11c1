import { getAreaCodeInfo } from '@brazilian-utils/brazilian-utils'
import { describe, expect, test } from 'vitest'
import { AREA_CODES, isAreaCode } from './area-codes.ts'
import { formatMobile } from './format-phone.ts'
import { parseMobile, parsePhone } from './parse-phone.ts'

describe('parsePhone', () => {
  test.each([
    ['11987654321', '11', '987654321'],
    ['(11) 98765-4321', '11', '987654321'],
    ['11911111111', '11', '911111111'],
    ['1134567890', '11', '34567890'],
    ['1174567890', '11', '74567890'],
    ['1122345678', '11', '22345678'],
    ['5521345678', '55', '21345678'],
  ])('%s is area %s, subscriber %s', (text, ddd, number) => {
    expect(parsePhone(text)).toEqual({ ddd, number })
  })

  test.each([
    '11887654321',
    '11999999999',
    '1164567890',
    '1133333333',
    '2098765432',
    '20987654321',
    '119876543',
    '119876543210',
    '+5511987654321',
    '11 9876a4321',
    '',
  ])('%j is none', (text) => {
    expect(parsePhone(text)).toBeNull()
  })

  test('a mobile has eleven digits', () => {
    expect(parseMobile('11987654321')).toEqual({ ddd: '11', number: '987654321' })
    expect(parseMobile('1134567890')).toBeNull()
    expect(parseMobile('')).toBeNull()
  })
})

describe('area codes', () => {
  test('the 67 of a public table, each in its state, and no other', () => {
    const pairs = Object.entries(AREA_CODES).flatMap(([uf, codes]) =>
      codes.map((code) => [code, uf] as const),
    )
    expect(new Set(pairs.map(([code]) => code)).size).toBe(67)
    for (let number = 0; number < 100; number += 1) {
      const code = String(number).padStart(2, '0')
      const other = getAreaCodeInfo(code)
      expect(isAreaCode(code)).toBe(other !== null)
      if (other !== null) expect(pairs).toContainEqual([code, other.stateCode])
    }
  })
})

describe('formatMobile', () => {
  test.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['11987654', '(11) 98765-4'],
    ['11987654321', '(11) 98765-4321'],
    ['119876543210', '(11) 98765-4321'],
    ['+55 (11) 98765-4321', '(11) 98765-4321'],
    ['+5511987654321', '(11) 98765-4321'],
    ['+55119', '(11) 9'],
    [' + 55 119', '(11) 9'],
    ['11 +55', '(11) 55'],
    ['5511', '(55) 11'],
    ['0119', '(01) 19'],
    ['1198765432100', '(11) 98765-4321'],
    ['5511987654321', '(11) 98765-4321'],
    ['5591987654321', '(91) 98765-4321'],
    ['55987654321', '(55) 98765-4321'],
    ['+55 55 98765-4321', '(55) 98765-4321'],
    ['(55) 98765-43210', '(55) 98765-4321'],
    ['011 98765-4321', '(11) 98765-4321'],
    ['+55 011 98765-4321', '(11) 98765-4321'],
  ])('%j is written %j', (text, formatted) => {
    expect(formatMobile(text)).toBe(formatted)
  })

  test('typing a country code key by key ends in the national number', () => {
    const typed = [...'+5511987654321'].reduce((field, key) => formatMobile(field + key), '')
    expect(typed).toBe('(11) 98765-4321')
  })
})
