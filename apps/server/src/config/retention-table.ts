/** How long one kind of data stays, and why. */
export interface Retention {
  /** What it is. */
  readonly data: string
  /** Tables that hold it, by their SQL names. */
  readonly tables: readonly string[]
  /** Days after which it goes; `ownEnd`: each row says when; `stays`: it tells of nobody. */
  readonly after: number | 'ownEnd' | 'stays'
  /** The variable that changes the days, and the fewest that it may say. */
  readonly variable?: string
  readonly least?: number
  /** Why it is kept that long. */
  readonly reason: string
  /** What keeps it longer. */
  readonly keptBy: string
}

/** Five years with their leap days. */
const FIVE_YEARS = 1826

/**
 * What the store keeps of people, and for how long: the hourly job (`run-retention.ts`) works by this table, and the
 * one in docs/security.md says the same. A table of the database that is in no row fails a test.
 */
export const RETENTION = {
  grantCodes: {
    data: 'Grant codes',
    tables: ['grant_codes'],
    after: 'ownEnd',
    reason: 'a minute to exchange one',
    keptBy: 'nothing',
  },
  answers: {
    data: 'First answers to an Idempotency-Key',
    tables: ['idempotency_records'],
    after: 'ownEnd',
    reason: 'a day in which a call may be repeated',
    keptBy: 'nothing',
  },
  limits: {
    data: 'Counts of limits, under keyed hashes',
    tables: ['protection_counts'],
    after: 'ownEnd',
    reason: 'the time of the limit',
    keptBy: 'nothing',
  },
  codes: {
    data: 'Verification codes',
    tables: ['verification_codes'],
    after: 1,
    variable: 'RETENTION_CODES_DAYS',
    least: 1,
    reason: 'ten minutes to use one, an hour in which they are counted',
    keptBy: 'nothing',
  },
  registrations: {
    data: 'Registrations, validated or not',
    tables: ['registrations'],
    after: 'ownEnd',
    reason: 'a day in which the e-mail may be validated',
    keptBy: 'nothing',
  },
  verifications: {
    data: 'Sessions that proved to own an account',
    tables: ['session_verifications'],
    after: 30,
    variable: 'RETENTION_VERIFICATIONS_DAYS',
    least: 1,
    reason: 'verified for 24 hours; after that three codes an hour are theirs whatever strangers ask for',
    keptBy: 'nothing',
  },
  endings: {
    data: 'Sessions that somebody ended',
    tables: ['ended_sessions'],
    after: 'ownEnd',
    reason: 'two days, in which a token of theirs could come back',
    keptBy: 'nothing',
  },
  openings: {
    data: 'Which mailbox’s messages a session opened the link of, under keyed hashes',
    tables: ['mail_openings'],
    after: 'ownEnd',
    reason: 'a day in which codes asked for there count as the owner’s',
    keptBy: 'nothing',
  },
  lookUps: {
    data: 'What outside services answered: companies by CNPJ, addresses by postal code',
    tables: ['looked_up'],
    after: 'ownEnd',
    reason: 'a week in which an answer serves while its service is away',
    keptBy: 'nothing',
  },
  leads: {
    data: 'Leads without an accepted contract, with carts, proposals and card tries',
    tables: ['leads', 'carts', 'proposals'],
    after: 180,
    variable: 'RETENTION_LEADS_DAYS',
    least: 31,
    reason: 'time to decide on an offer (LGPD art. 7 V)',
    keptBy: 'an accepted contract, an order, money that is still held on a card',
  },
  drafts: {
    data: 'Draft contracts',
    tables: ['contracts'],
    after: 30,
    variable: 'RETENTION_DRAFTS_DAYS',
    least: 1,
    reason: 'a draft is made again whenever it is asked for',
    keptBy: 'its acceptance',
  },
  mails: {
    data: 'Messages: recipient and subject, and the files of the outbox',
    tables: ['mail_messages'],
    after: 90,
    variable: 'RETENTION_MAILS_DAYS',
    least: 31,
    reason: 'what was sent to whom',
    keptBy: 'nothing',
  },
  signatures: {
    data: 'Signatures of the customer portal’s calls, hashed',
    tables: ['portal_signatures'],
    after: 'ownEnd',
    reason: 'the minutes in which one may be repeated',
    keptBy: 'nothing',
  },
  followUps: {
    data: 'Whom the one follow-up in 30 days went to, under keyed hashes',
    tables: ['lead_follow_ups'],
    after: 'ownEnd',
    reason: 'the 30 days',
    keptBy: 'nothing',
  },
  cards: {
    data: 'Tries with a card that were denied or given back',
    tables: ['card_authorisations'],
    after: 180,
    variable: 'RETENTION_CARDS_DAYS',
    least: 1,
    reason: 'the time in which a card’s holder may object',
    keptBy: 'an order that is paid with it',
  },
  votes: {
    data: 'Votes on answers of the help, by session',
    tables: ['faq_votes'],
    after: 365,
    variable: 'RETENTION_VOTES_DAYS',
    least: 1,
    reason: 'a vote may be changed',
    keptBy: 'nothing',
  },
  accounts: {
    data: 'Access accounts that nobody used',
    tables: ['accounts'],
    after: FIVE_YEARS,
    variable: 'RETENTION_ACCOUNTS_DAYS',
    least: 365,
    reason: 'access for as long as the company may have claims (Código Civil art. 206 § 5 I)',
    keptBy: 'an order of its company in that time',
  },
  contracts: {
    data: 'Accepted contracts, their evidence, orders and hand-over files: anonymised, the rows stay; their proposals go',
    tables: ['evidences', 'orders', 'contracts', 'leads', 'proposals', 'card_authorisations'],
    after: FIVE_YEARS,
    variable: 'RETENTION_CONTRACTS_DAYS',
    least: FIVE_YEARS,
    reason:
      'claims from a contract (Código Civil art. 206 § 5 I; LGPD art. 16 I); who accepted from where, at least six months (Marco Civil da Internet art. 15)',
    keptBy: 'a newer acceptance of the same lead',
  },
  requests: {
    data: 'What operators did, and for people: who, what, when, counts, keyed hashes',
    tables: ['person_requests', 'operator_actions'],
    after: FIVE_YEARS,
    variable: 'RETENTION_REQUESTS_DAYS',
    least: 365,
    reason: 'proof that a person’s request was answered (LGPD art. 6 X, 37), and of who changed what',
    keptBy: 'nothing',
  },
  optOuts: {
    data: 'Who wants no follow-ups, under keyed hashes',
    tables: ['mail_opt_outs'],
    after: 'stays',
    reason:
      'a wish for no more mail has no end (LGPD art. 18 § 2), unless who had it takes it back by the same link',
    keptBy: 'nothing',
  },
  chain: {
    data: 'Hashes of the chain of evidence, numbers to take turns by, the list of migrations, what operators switched',
    tables: [
      'evidence_chains',
      'evidence_chain_days',
      'evidence_reseals',
      'turns',
      'kysely_migration',
      'kysely_migration_lock',
      'operator_switches',
    ],
    after: 'stays',
    reason: 'they tell of nobody',
    keptBy: 'nothing',
  },
} as const satisfies Record<string, Retention>

export type RetentionName = keyof typeof RETENTION
/** Rows that go one day. */
export type EndingName = Exclude<RetentionName, 'optOuts' | 'chain'>

type DaysOf<Row> = Row extends { readonly variable: string } ? Row : never
/** Rows whose days a variable changes. */
export type TimedName = {
  [Name in RetentionName]: DaysOf<(typeof RETENTION)[Name]> extends never ? never : Name
}[RetentionName]
