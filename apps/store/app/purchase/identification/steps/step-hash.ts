import { SIGNUP_STEPS } from '@benefits/domain/checkout/signup-steps'
import { type AccessSlice, proofOf } from '../../../visit/access-slice.ts'
import type { ShownStep } from '../copy.ts'

/**
 * Each step's fragment of the address. The step stands in the address, so that the browser's own back and forward move
 * between steps and a reload stays where it was.
 */
export const STEP_HASHES = {
  identification: '#empresa',
  register: '#dados',
  password: '#senha',
  confirmation: '#confirmacao',
} as const satisfies Record<ShownStep, string>

/** The step that an address asks for; null without a known fragment. */
export function stepOfHash(hash: string): ShownStep | null {
  const found = Object.entries(STEP_HASHES).find(([, fragment]) => fragment === hash)
  return found ? (found[0] as ShownStep) : null
}

/** The furthest step that what was filled in allows. */
export function furthestStep(
  { known, account, draft }: Pick<AccessSlice, 'known' | 'account' | 'draft'>,
  isCompanyKnown: boolean,
): ShownStep {
  if (!isCompanyKnown) return 'identification'
  if (known === null) return 'register'
  if (draft.acceptedTerms || proofOf({ account }).hasAccess) return 'confirmation'
  // An account of before accepts the terms on the register step (docs/rules/checkout.md: terms).
  return known.user?.isLegacy ? 'register' : 'password'
}

/** The step to show: the one asked for, but never beyond what was filled in, and no password where none is set. */
export function shownStep(asked: ShownStep, furthest: ShownStep, isLegacy: boolean): ShownStep {
  const step = SIGNUP_STEPS.indexOf(asked) < SIGNUP_STEPS.indexOf(furthest) ? asked : furthest
  return step === 'password' && isLegacy ? 'confirmation' : step
}
