import { CODE_ALPHABET } from '@benefits/domain/access/verification-code'
import { describe, expect, it } from 'vitest'
import { contractNumber } from './contract-number.ts'

describe('the number of a contract', () => {
  it('is the same for the same contract and another for any other', () => {
    const numbers = [
      contractNumber('lead-1', 'a'),
      contractNumber('lead-1', 'a'),
      contractNumber('lead-1', 'b'),
      contractNumber('lead-2', 'a'),
    ]
    expect(new Set(numbers).size).toBe(3)
    expect(numbers[0]).toBe(numbers[1])
  })

  it('stays what is printed on contracts already', () => {
    expect(contractNumber('lead', 'inputs')).toBe('G25Z-DYQG-9QUQ')
  })

  it('has three groups of four characters that cannot be misread', () => {
    const number = contractNumber('lead', 'inputs')
    expect(number).toMatch(/^\w{4}-\w{4}-\w{4}$/)
    for (const character of number.replaceAll('-', '')) expect(CODE_ALPHABET).toContain(character)
  })
})
