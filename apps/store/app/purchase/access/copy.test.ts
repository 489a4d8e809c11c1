import { CODE_ALPHABET } from '@benefits/domain/access/verification-code'
import { expect, test } from 'vitest'
import { accessCopy } from './copy.ts'

test('what is said of a code names the characters that none has, and look-alikes that one may have', () => {
  const [never = ''] = /nunca tem (.*?)\./.exec(accessCopy.codeHint)?.slice(1) ?? []
  const [alike = ''] = /confira (.*)\./.exec(accessCopy.codeRemedy)?.slice(1) ?? []
  const every = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const named = (words: string) => words.match(/\b[0-9A-Z]\b/g) ?? []
  expect(named(never).toSorted()).toEqual(every.filter((one) => !CODE_ALPHABET.includes(one)))
  expect(named(alike)).toHaveLength(6)
  for (const one of named(alike)) expect(CODE_ALPHABET).toContain(one)
})
