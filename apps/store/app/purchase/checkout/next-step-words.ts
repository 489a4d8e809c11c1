import { checkoutCopy } from './copy.ts'
import { type Done, nextStepOf } from './next-step.ts'

/** The next step by its name; where contract and card are both missing, both. */
export function nextStepWords(done: Done): string {
  const step = nextStepOf(done)
  return step === 'contract' && !done.isPaid ? checkoutCopy.contractAndCard : checkoutCopy.nextStep[step]
}
