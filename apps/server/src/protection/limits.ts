import { DEFAULT_LOOK_UPS } from '../config/lookups.ts'
import type { LookedUpService } from '../repositories/looked-up.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a limit counts by: what its keys are. */
export type LimitedBy = 'service' | 'session' | 'address' | 'company' | 'card' | 'recipient' | 'account'

/** At most `max` counts of one key in `seconds`, in all processes together. */
export interface Limit {
  readonly by: LimitedBy
  readonly max: number
  readonly seconds: number
  /**
   * Counted before something is tried and given back where it went well; refusals are then not remembered per process.
   */
  readonly isGivenBack?: boolean
  /**
   * Of what others have too: none of the address' networks has more of it than the address (`network-of.ts`), so that
   * whoever has many addresses leaves the others theirs.
   */
  readonly isShare?: boolean
  /** How many questions a minute of this service it is meant for: configuration makes it larger or smaller. */
  readonly perMinuteOf?: LookedUpService
  /** LIMITS=relaxed multiplies it, as it does every limit per address: tests hire by the hundred for one mailbox. */
  readonly isRelaxable?: boolean
}

/**
 * The limits that protect somebody: they hold over all processes of a store and over restarts, since they are counted
 * in its database. What only spares work is counted per process instead (`plugins/limits.ts`).
 */
export const LIMITS = {
  signUpsOfSession: { by: 'session', max: 20, seconds: HOUR },
  signUpsOfAddress: { by: 'address', max: 100, seconds: HOUR },
  /** The store's own pages are not asked: guesses from an address never shut its visitors out. */
  wrongSecretsOfAddress: { by: 'address', max: 20, seconds: MINUTE },
  /** Tries to pay with a card that the acquirer was asked for, over all carts (decision 035). */
  cardTriesOfSession: { by: 'session', max: 6, seconds: DAY, isGivenBack: true },
  cardTriesOfCard: { by: 'card', max: 6, seconds: DAY, isGivenBack: true },
  cardTriesOfAddress: { by: 'address', max: 6, seconds: DAY, isGivenBack: true },
  /**
   * Six at a company for one who is alone there: four of their own, whatever others do, and two that all share, always
   * fewer than what they leave.
   */
  cardTriesOfPayer: { by: 'account', max: 4, seconds: DAY, isGivenBack: true },
  cardTriesOfCompany: { by: 'company', max: 2, seconds: DAY, isGivenBack: true },
  /** Far more than a provider's shared address leaves in an hour. */
  leadsOfAddress: { by: 'address', max: 3000, seconds: HOUR },
  /** Follow-ups that an address causes: leads beyond it are kept like any other, and nobody is written to. */
  followUpsOfAddress: { by: 'address', max: 30, seconds: HOUR },
  /** Proposals that are mailed: a session's, and those that a network causes (decision 111). */
  proposalMailsOfSession: { by: 'session', max: 10, seconds: HOUR },
  proposalMailsOfAddress: { by: 'address', max: 30, seconds: HOUR },
  /** Those to a mailbox that the asking session did not prove to be its own. */
  proposalMailsOfRecipient: { by: 'recipient', max: 3, seconds: HOUR, isRelaxable: true },
  /** Orders whose e-mail nobody proved; a proof gives them back (docs/rules/hiring.md: unproven). */
  unprovenOrdersOfAddress: { by: 'address', max: 20, seconds: DAY, isGivenBack: true },
  unprovenOrdersOfRecipient: { by: 'recipient', max: 5, seconds: DAY, isGivenBack: true, isRelaxable: true },
  /** The first of a network for a mailbox, which passes whatever strangers did elsewhere. */
  unprovenOrdersOfNewNetwork: { by: 'address', max: 1, seconds: DAY, isGivenBack: true, isShare: true },
  /** Links of such orders to one mailbox: anybody hires with anybody's address. The others wait. */
  contractLinksOfRecipient: { by: 'recipient', max: 10, seconds: HOUR, isGivenBack: true, isRelaxable: true },
  /**
   * Documents asked of the printer, those refused too; asking again for the same one is free (decision 037). Contracts
   * and proposals of a session count together, those of an address apart.
   */
  draftsOfSession: { by: 'session', max: 30, seconds: HOUR },
  draftsOfAddress: { by: 'address', max: 600, seconds: HOUR },
  proposalsOfAddress: { by: 'address', max: 600, seconds: HOUR },
  /** A document is some eighty KB on the disk (decision 110). */
  draftsOfSessionInMinute: { by: 'session', max: 12, seconds: MINUTE, isRelaxable: true },
  /** All messages to one recipient, whatever they are: the last line behind the limits of each kind. */
  mailsOfRecipient: { by: 'recipient', max: 60, seconds: HOUR, isRelaxable: true },
  /** Tries of codes that the session never asked for. */
  strangeCodesOfSession: { by: 'session', max: 5, seconds: HOUR },
  strangeCodesOfAddress: { by: 'address', max: 50, seconds: HOUR },
  /** How often a sign-up is told that an e-mail or CPF has an account already. */
  takenOfSession: { by: 'session', max: 10, seconds: HOUR },
  takenOfAddress: { by: 'address', max: 30, seconds: HOUR },
  takenOfCompany: { by: 'company', max: 100, seconds: HOUR },
  /** Asking who has an account: far more than a buyer who corrects a CPF, far less than a list. */
  typesOfSession: { by: 'session', max: 60, seconds: HOUR },
  typesOfAddressAtCompany: { by: 'address', max: 60, seconds: HOUR },
  typesOfCompany: { by: 'company', max: 200, seconds: HOUR },
  /** What an address still gets at a company that is asked about too much. */
  fewTypesAtCompany: { by: 'address', max: 5, seconds: HOUR, isRelaxable: false },
  /**
   * Questions to the company registry that no kept answer spares: what it bears in a minute, what of that newcomers
   * have together, and what one of them has: never more than a part, so that nobody uses up what others need.
   */
  companiesAsked: { by: 'service', max: DEFAULT_LOOK_UPS.registry, seconds: MINUTE, perMinuteOf: 'registry' },
  companiesAskedOfStrangers: { by: 'service', max: 40, seconds: MINUTE, perMinuteOf: 'registry' },
  companiesAskedOfSession: { by: 'session', max: 8, seconds: MINUTE, perMinuteOf: 'registry' },
  companiesAskedOfAddress: {
    by: 'address',
    max: 12,
    seconds: MINUTE,
    perMinuteOf: 'registry',
    isShare: true,
  },
  /** The same of the directories of postal codes, of which a buyer may need several. */
  postalCodesAsked: { by: 'service', max: DEFAULT_LOOK_UPS.postal, seconds: MINUTE, perMinuteOf: 'postal' },
  postalCodesAskedOfStrangers: { by: 'service', max: 80, seconds: MINUTE, perMinuteOf: 'postal' },
  postalCodesAskedOfSession: { by: 'session', max: 16, seconds: MINUTE, perMinuteOf: 'postal' },
  postalCodesAskedOfAddress: {
    by: 'address',
    max: 24,
    seconds: MINUTE,
    perMinuteOf: 'postal',
    isShare: true,
  },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS
