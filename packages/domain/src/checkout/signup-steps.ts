/** The steps of creating an access account, in order; verification is a page of its own. */
export const SIGNUP_STEPS = [
  'identification',
  'register',
  'password',
  'confirmation',
  'verification',
] as const
export type SignupStep = (typeof SIGNUP_STEPS)[number]

/** Where a signup is. `isPasswordSkipped`: a legacy account went from register to confirmation. */
export interface SignupState {
  readonly step: SignupStep
  readonly isPasswordSkipped: boolean
}

/** `skip` goes two steps on. */
export type SignupMove = 'advance' | 'skip' | 'back'

/** Going back from the first step leaves the signup: the offer is reset and the modality's page opens. */
export type SignupOutcome = SignupState | 'left'

const NEXT = {
  identification: 'register',
  register: 'password',
  password: 'confirmation',
  confirmation: 'verification',
  verification: 'verification',
} as const satisfies Record<SignupStep, SignupStep>

const PREVIOUS = {
  identification: null,
  register: 'identification',
  password: 'register',
  confirmation: 'password',
  // The account exists by then: there is no way back to its making.
  verification: 'verification',
} as const satisfies Record<SignupStep, SignupStep | null>

const MOVES = {
  advance: (state) => ({ ...state, step: NEXT[state.step] }),
  skip: ({ step }) => ({ step: NEXT[NEXT[step]], isPasswordSkipped: step === 'register' }),
  back: (state) => {
    const step = state.step === 'confirmation' && state.isPasswordSkipped ? 'register' : PREVIOUS[state.step]
    return step === null ? 'left' : { step, isPasswordSkipped: false }
  },
} as const satisfies Record<SignupMove, (state: SignupState) => SignupOutcome>

/** Moves a signup; the last step stays where it is. */
export function moveSignup(state: SignupState, move: SignupMove): SignupOutcome {
  return MOVES[move](state)
}

/** Number (1 to 4) and percent of a step for 'Etapa 0N de 04' and its bar; verification has none. */
export function signupProgress(
  step: SignupStep,
): { readonly number: number; readonly percent: number } | null {
  const number = SIGNUP_STEPS.indexOf(step) + 1
  return step === 'verification' ? null : { number, percent: number * 25 }
}
