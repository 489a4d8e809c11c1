import type { Once, OnceOrDefault } from './columns.ts'

/** Sessions that proved control of an account's e-mail; such a session acts for that company. */
export interface SessionVerifications {
  sessionId: string
  accountId: string
  issuer: string
  cnpj: string
  verifiedAt: Date
}

/** Sessions that somebody ended by 'Sair'; kept until no token of theirs could come back. */
export interface EndedSessions {
  sessionId: Once<string>
  endsAt: Date
}

/** Who somebody says to be, and what was agreed to. */
interface Person {
  email: string
  emailKey: string
  cpf: string
  firstName: string
  lastName: string
  ddd: string
  phone: string
  /** ISO date, `1990-12-31`. */
  birthDate: string
  passwordHash: string | null
  newsletter: boolean
  termsAcceptedAt: Date
  /** Which terms, by their version and the SHA-256 of their text; null for accounts of the first days. */
  termsVersion: string | null
  termsHash: string | null
}

/**
 * Access accounts of HR people. `emailKey` is the e-mail in lower case; `passwordHash` null: legacy. The e-mail
 * is unique at a company among those whose e-mail was validated; the others came from elsewhere and bind nobody yet.
 */
export interface Accounts extends Person {
  id: Once<string>
  issuer: Once<string>
  cnpj: Once<string>
  /** When somebody last proved to be its owner. */
  usedAt: Date | null
  emailValidatedAt: Date | null
  origin: string
  createdAt: Once<Date>
}

/** Mailboxes whose messages a session opened the link of: what it asks for counts as their owner's until `endsAt`. */
export interface MailOpenings {
  sessionId: Once<string>
  /** Keyed hash of the mailbox. */
  mailboxHash: Once<string>
  endsAt: Date
}

/**
 * What somebody wants to be the account of, until a code shows that the e-mail is theirs. Only the session that made it
 * knows it; `accountId` is the account that it became, which has the same id unless it was there before.
 */
export interface Registrations extends Person {
  id: Once<string>
  sessionId: Once<string>
  issuer: Once<string>
  cnpj: Once<string>
  accountId: string | null
  createdAt: Once<Date>
  expiresAt: Date
}

/**
 * One-time codes sent by e-mail, stored hashed. One belongs to the session that asked for it and to what it opens
 * (`subjectId`: a registration or an account); the unreplaced one of both is the current one.
 */
export interface VerificationCodes {
  id: Once<string>
  sessionId: Once<string>
  subjectId: Once<string>
  /** The e-mail in lower case. */
  recipient: Once<string>
  /** The same without `+tag`, for what fills one mailbox; empty in rows of a process of before. */
  mailbox: OnceOrDefault<string>
  /** Keyed hashes of the network that asked, the narrowest and the widest; empty in rows of a process of before. */
  network: OnceOrDefault<string>
  wideNetwork: OnceOrDefault<string>
  /** It is for a registration, not for an account. */
  isNewcomer: OnceOrDefault<boolean>
  /** The session had validated a code of an account with the same e-mail before. */
  isProven: Once<boolean>
  codeHash: Once<string>
  sentAt: Date
  expiresAt: Date
  wrongTries: number
  usedAt: Date | null
  replacedAt: Date | null
}
