import type { Seals } from '@benefits/domain/contract/evidence'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { Generated, Insertable, Selectable } from 'kysely'
import type {
  Accounts,
  EndedSessions,
  MailOpenings,
  Registrations,
  SessionVerifications,
  VerificationCodes,
} from './access-tables.ts'
import type { Carts, Proposals } from './cart-tables.ts'
import type { BytesOrNull, Json, Once } from './columns.ts'
import type { OperatorActions, OperatorSwitches } from './operator-tables.ts'

/** Grant codes of the gateway: hashed, 60 s, once. */
export interface GrantCodes {
  codeHash: string
  clientId: string
  sessionId: string
  expiresAt: Date
}

/** A company's interest as registered by a session; `currentCartId` is the last cart registered. */
export interface Leads {
  id: Once<string>
  issuer: Once<string>
  channel: string
  subChannel: string
  sessionId: string
  /** The browser's own id of the simulation, free text of the wire. */
  uuid: string
  cnpj: string
  contact: Json
  employees: number
  utm: Json<unknown | null> | null
  /** Company data and representatives of the contract page; null until saved. */
  company: Json<unknown | null> | null
  /** The registry's answer at registration time. */
  registry: Json<unknown | null> | null
  currentCartId: string | null
  /** Whether a contract of it was accepted: it is no lead that nothing came of. */
  hasAcceptance: Generated<boolean>
  createdAt: Once<Date>
  updatedAt: Date
}

/** Rendered contracts: one document per lead and inputs, the same bytes for ever. */
export interface Contracts {
  id: Once<string>
  leadId: Once<string>
  cartId: Once<string>
  /** SHA-256 of everything that the document says. */
  inputsHash: Once<string>
  /** SHA-256 of the bytes, lower-case hex. */
  documentHash: Once<string>
  /** Null once the law keeps it no longer. */
  document: BytesOrNull
  /** Whether it was accepted: it is no draft. */
  isAccepted: Generated<boolean>
  createdAt: Once<Date>
}

/**
 * Acceptances. `seals` null: of the first days. `erasedAt`: a person's values are gone. `recordHash`, `previousHash`
 * and `chainedAt` come later, by a job. `code`: by what anybody checks it; null where a process of before wrote the
 * row.
 */
export interface Evidences {
  id: Once<string>
  issuer: Once<string>
  leadId: Once<string>
  cartId: Once<string>
  contractId: Once<string>
  documentHash: Once<string>
  record: Json
  seals: Json<Seals | null> | null
  erasedAt: Date | null
  acceptedAt: Once<Date>
  code: string | null
  previousHash: string | null
  recordHash: string | null
  chainedAt: Date | null
}

/** Links that give an acceptance of the first days its seals, since a value of it was erased. */
export interface EvidenceReseals {
  evidenceId: Once<string>
  issuer: Once<string>
  previousHash: Once<string>
  recordHash: Once<string>
  sealedAt: Once<Date>
}

/** What operators did with a person's data: who, when, and how many rows of which table. */
export interface PersonRequests {
  id: Once<string>
  action: Once<'export' | 'erase'>
  operator: Once<string>
  /** Keyed hashes of the CPF or e-mail that was asked for. */
  subjectHashes: Json<readonly string[]>
  counts: Json<Readonly<Record<string, number>>>
  requestedAt: Once<Date>
}

/** Head of each issuer's chain of evidence. */
export interface EvidenceChains {
  issuer: string
  lastHash: string
  length: number
  updatedAt: Date
}

/** Where each issuer's chain ended on a day that is over; published, so never changed. */
export interface EvidenceChainDays {
  issuer: Once<string>
  /** A day of São Paulo, `yyyy-mm-dd`. */
  day: Once<string>
  lastHash: Once<string>
}

/** Concluded hirings: at most one per cart (unique `cartId`). */
export interface Orders {
  id: Once<string>
  issuer: Once<string>
  leadId: Once<string>
  cartId: Once<string>
  evidenceId: Once<string>
  number: Once<string>
  cnpj: Once<string>
  /** The answer of the hiring call, given again to every repetition. */
  answer: Json
  paymentMethod: PaymentMethod
  finalDocument: BytesOrNull
  finalHash: string | null
  hiredAt: Once<Date>
  hiredBySession: Once<string>
  /** When the owner of its e-mail proved it: by the account's code, or by the link of its mail; null until then. */
  emailValidatedAt: Date | null
  /** The customer portal's word; null until there is one. */
  portalState: 'confirmed' | 'cancelled' | null
  /** SHA-256 of the key in the link of its mail; null where the account's code proved the e-mail. */
  linkHash: string | null
  /** From then on the link opens nothing. */
  linkEndsAt: Date | null
}

/** Signatures of the portal's calls while they may be repeated: each speaks of one order. */
export interface PortalSignatures {
  /** SHA-256 of the signature. */
  signatureHash: string
  orderId: string
  endsAt: Date
}

/**
 * Card authorisations: at most one per cart that is `pending`, `authorised` or `hired` (unique); never a card number.
 * `hired`: an order is paid with it. `voiding`: to be given back, or its outcome is not known. `returnCode` says what a
 * try that was not authorised answered.
 */
export interface CardAuthorisations {
  id: Once<string>
  leadId: Once<string>
  cartId: Once<string>
  /** Centavos. */
  amount: Once<number>
  status: 'pending' | 'authorised' | 'hired' | 'denied' | 'voiding' | 'void'
  brand: string | null
  lastDigits: string | null
  acquirerReference: string | null
  returnCode: number | null
  createdAt: Once<Date>
  updatedAt: Date
}

/** First answers, given again to a repeated Idempotency-Key within 24 h. */
export interface IdempotencyRecords {
  sessionId: string
  call: string
  key: string
  bodyHash: string
  state: 'pending' | 'done'
  status: number | null
  answer: Json<unknown | null> | null
  headers: Json<Readonly<Record<string, string>> | null> | null
  createdAt: Date
  expiresAt: Date
}

export interface FaqVotes {
  sessionId: string
  issuer: string
  articleId: string
  vote: 'up' | 'down'
  updatedAt: Date
}

/** Messages to send, each once: `dedupeKey` names the occasion, `sentAt` says that the adapter took it. */
export interface MailMessages {
  id: Once<string>
  dedupeKey: Once<string>
  recipient: string
  subject: string
  /** Names of the attachments. */
  attachments: Json<readonly string[]>
  sentAt: Date | null
  createdAt: Once<Date>
}

/** Counts of the limits that hold over all processes: `key` is a limit's name and a keyed hash. */
export interface ProtectionCounts {
  key: string
  points: number
  /** Milliseconds since 1970. */
  expire: number | null
}

/** The last follow-up to a recipient of an issuer: at most one in 30 days, for whichever lead it was. */
export interface LeadFollowUps {
  issuer: string
  /** Keyed hash of the address in lower case. */
  recipientHash: string
  leadId: string
  /** From then on the recipient may get another. */
  endsAt: Date
}

/** Recipients that want no bulk mail, of no issuer. */
export interface MailOptOuts {
  /** Keyed hash of the address in lower case. */
  recipientHash: string
  optedOutAt: Date
}

/** What outside services answered, for all processes: companies by CNPJ, addresses by postal code. */
export interface LookedUp {
  service: Once<string>
  key: Once<string>
  /** As the adapter reads it: nothing of the service's answer beside it is kept. */
  answer: Json
  answeredAt: Date
  /** Until then it is given again without asking. */
  freshUntil: Date
  /** Until then it is better than none. */
  endsAt: Date
}

/** Rows that transactions hold to take turns at a name. */
export interface Turns {
  slot: number
}

/** Every table, named as in SQL but in camel case; Kysely translates. */
export interface Tables {
  grantCodes: GrantCodes
  sessionVerifications: SessionVerifications
  accounts: Accounts
  registrations: Registrations
  endedSessions: EndedSessions
  mailOpenings: MailOpenings
  lookedUp: LookedUp
  verificationCodes: VerificationCodes
  leads: Leads
  carts: Carts
  proposals: Proposals
  contracts: Contracts
  evidences: Evidences
  evidenceReseals: EvidenceReseals
  evidenceChains: EvidenceChains
  evidenceChainDays: EvidenceChainDays
  orders: Orders
  portalSignatures: PortalSignatures
  cardAuthorisations: CardAuthorisations
  idempotencyRecords: IdempotencyRecords
  faqVotes: FaqVotes
  mailMessages: MailMessages
  protectionCounts: ProtectionCounts
  personRequests: PersonRequests
  leadFollowUps: LeadFollowUps
  mailOptOuts: MailOptOuts
  operatorSwitches: OperatorSwitches
  operatorActions: OperatorActions
  turns: Turns
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>
