import type { Modality } from '../../catalogue/product.ts'

/** Why service groups cannot be hired in one go. */
export type JointProblem = 'none' | 'notSolo'

/**
 * What keeps the chosen groups of the service shelf from being hired in one go, or null: none is chosen, or none of
 * them may be ordered without another (`canBeOrderedSolo`).
 */
export function jointProblem(chosen: readonly Pick<Modality, 'canBeOrderedSolo'>[]): JointProblem | null {
  if (chosen.length === 0) return 'none'
  return chosen.some(({ canBeOrderedSolo }) => canBeOrderedSolo) ? null : 'notSolo'
}
