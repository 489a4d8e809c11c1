/** What of a purchase is done, in the order of the summary's steps. */
export interface Done {
  readonly isDataOpen: boolean
  readonly isAccepted: boolean
  readonly isPaid: boolean
}

/** A step of the summary that is missing, or what is left when none is. */
export type NextStep = 'data' | 'contract' | 'payment' | 'conclude'

/** The next step: the one that the button's press leads to. What is accepted waits for no data. */
export function nextStepOf({ isDataOpen, isAccepted, isPaid }: Done): NextStep {
  if (!isAccepted) return isDataOpen ? 'data' : 'contract'
  return isPaid ? 'conclude' : 'payment'
}
