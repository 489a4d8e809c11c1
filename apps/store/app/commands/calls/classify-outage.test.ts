import { returnCodeText } from '@benefits/copy/return-code-text'
import { expect, test } from 'vitest'
import { classifyOutage } from './create-calls.server.ts'

const problem = (code: -17 | -6 | 503, description: string) => ({
  code,
  status: 503,
  description,
  fields: [],
})

test('a database that is away is the server unavailable, not maintenance', () => {
  const text = returnCodeText(-6, { shortName: 'VR' })
  expect(classifyOutage(problem(503, text))).toEqual(problem(-6, text))
})

test('a closed store stays closed, whoever says it', () => {
  const text = returnCodeText(503, { shortName: 'VR' })
  expect(classifyOutage(problem(503, text))).toEqual(problem(503, text))
  expect(classifyOutage(problem(503, 'Voltamos amanhã.'))).toEqual(problem(503, 'Voltamos amanhã.'))
})

test('every other refusal is what it is', () => {
  expect(classifyOutage(problem(-17, 'x'))).toEqual(problem(-17, 'x'))
})
