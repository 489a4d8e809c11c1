import { describe, expect, test } from 'vitest'
import { type Account, emptyDraft, noAccess } from '../../../visit/access-slice.ts'
import { furthestStep, STEP_HASHES, shownStep, stepOfHash } from './step-hash.ts'

const agreed = { ...emptyDraft, acceptedTerms: true }

describe('the step in the address', () => {
  test('every step has a fragment that leads back to it', () => {
    for (const [step, hash] of Object.entries(STEP_HASHES)) expect(stepOfHash(hash)).toBe(step)
  })
  test('a foreign fragment asks for no step', () => {
    expect([stepOfHash(''), stepOfHash('#conteudo')]).toEqual([null, null])
  })
})

describe('the furthest step', () => {
  const base = { ...noAccess, known: { user: null } }
  const legacy = { user: { id: 'portal', maskedEmail: 'mar***', isLegacy: true, isOwn: false } }
  const account: Account = { ...legacy.user, stage: 'waiting', whose: 'found', isReturning: true }
  test.each([
    ['identification', { ...base, draft: agreed }, false],
    ['register', { ...base, known: null, draft: agreed }, true],
    ['password', base, true],
    ['confirmation', { ...base, draft: agreed }, true],
    ['register', { ...base, known: legacy }, true],
    ['confirmation', { ...base, known: legacy, draft: agreed }, true],
    ['confirmation', { ...base, known: legacy, account }, true],
  ] as const)('is %s', (step, access, isCompanyKnown) => {
    expect(furthestStep(access, isCompanyKnown)).toBe(step)
  })
})

describe('the step shown', () => {
  test('an earlier step may always be asked for', () => {
    expect(shownStep('identification', 'confirmation', false)).toBe('identification')
  })
  test('a later one than was filled in is not', () => {
    expect(shownStep('confirmation', 'register', false)).toBe('register')
  })
  test('an account of before has no password step', () => {
    expect(shownStep('password', 'confirmation', true)).toBe('confirmation')
  })
})
