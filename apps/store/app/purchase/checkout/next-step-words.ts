import { checkoutCopy } from './copy.ts'

/** What of a purchase is done, in the order of the summary's steps. */
interface Done {
  readonly isDataOpen: boolean
  readonly isAccepted: boolean
  readonly isPaid: boolean
}

/** The next step by its name; it is the one that the button's press leads to. What is accepted waits for no data. */
export function nextStepWords({ isDataOpen, isAccepted, isPaid }: Done): string {
  const { nextStep } = checkoutCopy
  if (!isAccepted) return isDataOpen ? nextStep.data : nextStep.contract
  return isPaid ? nextStep.conclude : nextStep.payment
}
