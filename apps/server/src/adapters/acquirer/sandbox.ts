import type { Acquirer, ChargeOutcome } from '../../ports/acquirer.ts'

type Decision = Exclude<ChargeOutcome, { kind: 'authorised' | 'failed' }> | 'authorised'

const denied = { kind: 'refused', refusal: 'cardDenied' } as const

/** What the last digit of a card number leads to: the sandbox's table of cards (README). */
const BY_LAST_DIGIT: Readonly<Record<string, Decision>> = {
  0: 'authorised',
  1: 'authorised',
  2: denied,
  3: { kind: 'refused', refusal: 'cardInvalid' },
  4: 'authorised',
  5: { kind: 'refused', refusal: 'cardSuspicious' },
  6: { kind: 'unknown' },
  7: denied,
  8: denied,
  9: denied,
}

/** The default of development: decides by the last digit and holds nothing. Not for real cards. */
export function sandboxAcquirer(): Acquirer {
  return {
    authorise: async ({ id, card }) => {
      const decision = BY_LAST_DIGIT[card.number.at(-1) ?? ''] ?? denied
      return decision === 'authorised' ? { kind: 'authorised', reference: `sandbox-${id}` } : decision
    },
    release: async () => 'released',
  }
}
