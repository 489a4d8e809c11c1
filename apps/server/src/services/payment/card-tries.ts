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
  /** Whose tries at the company these are: the account that the session is verified for, else the session. */
  readonly payer: string
}

type TriesLimit = Extract<LimitName, `cardTriesOf${string}`>

const companyOf = ({ issuerCode, cnpj }: TryOf) => `${issuerCode} ${cnpj}`

const KEYS = {
  cardTriesOfSession: ({ sessionId }) => sessionId,
  cardTriesOfCard: ({ cardNumber }) => cardNumber,
  cardTriesOfAddress: ({ address }) => address,
  cardTriesOfPayer: (of) => `${companyOf(of)} ${of.payer}`,
  cardTriesOfCompany: companyOf,
} as const satisfies Record<TriesLimit, (of: TryOf) => string>

/** A stranger's tries stop at the stranger's own limits before they count on a company. */
const OWN = [
  'cardTriesOfSession',
  'cardTriesOfCard',
  'cardTriesOfAddress',
] as const satisfies readonly TriesLimit[]

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
  for (const [at, limit] of OWN.entries()) {
    const seconds = await protection.take(limit, KEYS[limit](of))
    if (seconds === 0) continue
    await giveBack(OWN.slice(0, at), of, protection)
    return { limit, seconds }
  }
  const seconds = await takeAtCompany(of, protection)
  if (seconds === 0) return null
  await giveBack(OWN, of, protection)
  return { limit: 'cardTriesOfCompany', seconds }
}

/** First what the payer alone has at the company, then what all there have together; nobody takes another's own. */
async function takeAtCompany(of: TryOf, protection: Protection): Promise<number> {
  const own = await protection.take('cardTriesOfPayer', KEYS.cardTriesOfPayer(of))
  if (own === 0) return 0
  const shared = await protection.take('cardTriesOfCompany', KEYS.cardTriesOfCompany(of))
  return Math.min(own, shared)
}

/**
 * What an authorisation does not count on: a card that is good is used again, and buyers share an address. On its
 * session and company it does, or whoever holds good cards would learn of each of them by another cart.
 */
const NOT_OF_AUTHORISED = ['cardTriesOfCard', 'cardTriesOfAddress'] as const satisfies readonly TriesLimit[]

/** Takes back what a try counted on card and address: the acquirer authorised the card. */
export function giveBackTry(of: TryOf, protection: Protection): Promise<void> {
  return giveBack(NOT_OF_AUTHORISED, of, protection)
}

async function giveBack(limits: readonly TriesLimit[], of: TryOf, protection: Protection): Promise<void> {
  for (const limit of limits) await protection.giveBack(limit, KEYS[limit](of))
}
