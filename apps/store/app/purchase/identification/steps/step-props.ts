import type { SignupMove } from '@benefits/domain/checkout/signup-steps'

/** What every step is given. */
export interface StepProps {
  readonly onBack: () => void
  /** The step is done and its data stand in the visitor's state. */
  readonly onDone: (move: SignupMove) => void
}
