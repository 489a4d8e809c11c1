import { describe, expect, test } from 'vitest'
import type { CustomerType } from '../customer/customer-type.ts'
import { registerOutcome } from './register-outcome.ts'
import {
  moveSignup,
  SIGNUP_STEPS,
  type SignupMove,
  type SignupOutcome,
  signupProgress,
} from './signup-steps.ts'

function walk(...moves: SignupMove[]): SignupOutcome[] {
  const seen: SignupOutcome[] = []
  let state: SignupOutcome = { step: 'identification', isPasswordSkipped: false }
  for (const move of moves) {
    if (state === 'left') break
    state = moveSignup(state, move)
    seen.push(state)
  }
  return seen
}
const steps = (...moves: SignupMove[]) =>
  walk(...moves).map((state) => (state === 'left' ? 'left' : state.step))

describe('signup', () => {
  test('advances through its steps and stays at the last', () => {
    expect(steps('advance', 'advance', 'advance', 'advance', 'advance')).toEqual([
      'register',
      'password',
      'confirmation',
      'verification',
      'verification',
    ])
  })
  test('a legacy account skips the password, and goes back past it', () => {
    expect(steps('advance', 'skip', 'back', 'back')).toEqual([
      'register',
      'confirmation',
      'register',
      'identification',
    ])
  })
  test('who set a password goes back to it', () => {
    expect(steps('advance', 'advance', 'advance', 'back', 'back')).toEqual([
      'register',
      'password',
      'confirmation',
      'password',
      'register',
    ])
  })
  test('a skip that was taken back is forgotten', () => {
    expect(steps('advance', 'skip', 'back', 'advance', 'advance', 'back').at(-1)).toBe('password')
  })
  test('back from the first step leaves', () => {
    expect(steps('back')).toEqual(['left'])
  })
  test('once the account exists there is no way back', () => {
    expect(steps('advance', 'skip', 'advance', 'back').at(-1)).toBe('verification')
  })
  test('the four steps show 25 to 100 percent', () => {
    expect(SIGNUP_STEPS.map((step) => signupProgress(step))).toEqual([
      { number: 1, percent: 25 },
      { number: 2, percent: 50 },
      { number: 3, percent: 75 },
      { number: 4, percent: 100 },
      null,
    ])
  })
})

describe('after the register step', () => {
  const restricted: CustomerType[] = [
    'servedByAnotherChannel',
    'selectedUnserved',
    'selectedAlreadyContracted',
    'downgrade',
  ]
  test.each(restricted)('%s sees the restriction screen, with or without a user', (customerType) => {
    for (const user of [null, { mfa: true }, { mfa: false }]) {
      expect(registerOutcome({ customerType, user })).toBe('restriction')
    }
  })
  test.each(['noContracts', 'withAvailableProducts'] as const)('%s goes on by its user', (customerType) => {
    expect(registerOutcome({ customerType, user: null })).toBe('advance')
    expect(registerOutcome({ customerType, user: { mfa: true } })).toBe('alreadyCustomer')
    expect(registerOutcome({ customerType, user: { mfa: false } })).toBe('skip')
  })
})
