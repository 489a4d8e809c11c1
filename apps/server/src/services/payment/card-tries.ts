import type { Protection } from '../../protection/create-protection.ts'
import type { LimitName } from '../../protection/limits.ts'

/** Whom a try with a card counts on. */
export interface TryOf {
  readonly sessionId: string
  readonly address: string
  /** Digits; kept as a keyed hash alone, for a day. */
  readonly cardNumber: string
  readonly issuerCode: string
  readonly cnpj: string
  /** Others had proved to be the company's before (`is-newcomer.ts`). */
  readonly isNewcomer: boolean
}

type TriesLimit = Extract<LimitName, `cardTriesOf${string}`>

/** A stranger's tries stop at the stranger's own limits and at the strangers' share, before they count on a company. */
const KEYS = {
  cardTriesOfSession: ({ sessionId }) => sessionId,
  cardTriesOfCard: ({ cardNumber }) => cardNumber,
  cardTriesOfAddress: ({ address }) => address,
  cardTriesOfNewcomers: ({ issuerCode, cnpj }) => `${issuerCode} ${cnpj}`,
  cardTriesOfCompany: ({ issuerCode, cnpj }) => `${issuerCode} ${cnpj}`,
} as const satisfies Record<TriesLimit, (of: TryOf) => string>

const NAMES = Object.keys(KEYS) as readonly TriesLimit[]
const WITHOUT_NEWCOMERS = NAMES.filter((limit) => limit !== 'cardTriesOfNewcomers')

/** Which limit has no try left, and the seconds until it has. */
export interface NoTryLeft {
  readonly limit: TriesLimit
  readonly seconds: number
}

/**
 * Counts a try before the acquirer is asked, so that tries at the same time cannot pass together; null where there was
 * one left of every limit. Where not, nothing stays counted. Never inside a transaction.
 */
export async function recordTry(of: TryOf, protection: Protection): Promise<NoTryLeft | null> {
  const limits = of.isNewcomer ? NAMES : WITHOUT_NEWCOMERS
  for (const [at, limit] of limits.entries()) {
    const seconds = await protection.take(limit, KEYS[limit](of))
    if (seconds === 0) continue
    for (const taken of limits.slice(0, at + 1)) await protection.giveBack(taken, KEYS[taken](of))
    return { limit, seconds }
  }
  return null
}

/**
 * What an authorisation does not count on: a card that is good is used again, and buyers share an address. On its
 * session and company it does, or whoever holds good cards would learn of each of them by another cart.
 */
const NOT_OF_AUTHORISED = ['cardTriesOfCard', 'cardTriesOfAddress'] as const satisfies readonly TriesLimit[]

/** Takes back what a try counted on card and address: the acquirer authorised the card. */
export async function giveBackTry(of: TryOf, protection: Protection): Promise<void> {
  for (const limit of NOT_OF_AUTHORISED) await protection.giveBack(limit, KEYS[limit](of))
}
