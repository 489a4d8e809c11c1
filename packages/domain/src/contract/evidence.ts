import type { Cnpj, Cpf } from '../document/types.ts'

/**
 * What proves that a contract was accepted, written once and never changed (decisions 7). Hashes are SHA-256 in
 * lower-case hex. Texts are as they were shown or received.
 */
export interface EvidenceRecord {
  readonly id: string
  readonly issuerCode: string
  readonly channel: string
  readonly subChannel: string
  readonly leadId: string
  readonly cartId: string
  readonly contractId: string
  /** Version of the contract's text. */
  readonly template: string
  /** Of the very bytes that were shown. */
  readonly documentHash: string
  /** Of what the contract was made from, in canonical order. */
  readonly inputsHash: string
  readonly cnpj: Cnpj
  readonly corporateName: string
  readonly representativeName: string
  readonly representativeCpf: Cpf | ''
  readonly email: string
  /** Null where the issuer has no access accounts. */
  readonly accountId: string | null
  /** Instant in ISO 8601 UTC at which the e-mail's code was validated; null where none is asked for. */
  readonly emailValidatedAt: string | null
  readonly sessionId: string
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** The words beside the box that was ticked. */
  readonly acceptedText: string
  /** Server's instant in ISO 8601 UTC. */
  readonly acceptedAt: string
  /** The same instant in America/Sao_Paulo, with its offset. */
  readonly acceptedAtSaoPaulo: string
}

/** The order in which a record is written down; part of the evidence, so members are only ever added at the end. */
export const EVIDENCE_ORDER = [
  'id',
  'issuerCode',
  'channel',
  'subChannel',
  'leadId',
  'cartId',
  'contractId',
  'template',
  'documentHash',
  'inputsHash',
  'cnpj',
  'corporateName',
  'representativeName',
  'representativeCpf',
  'email',
  'accountId',
  'emailValidatedAt',
  'sessionId',
  'requestId',
  'ip',
  'userAgent',
  'acceptedText',
  'acceptedAt',
  'acceptedAtSaoPaulo',
] as const satisfies readonly (keyof EvidenceRecord)[]

// Fails to compile when a member of the record is missing from the order.
type Unordered = Exclude<keyof EvidenceRecord, (typeof EVIDENCE_ORDER)[number]>
const nothingUnordered: Unordered extends never ? true : never = true

/** The record as text for hashing: a JSON list of [name, value] in `EVIDENCE_ORDER`. */
export function canonicalEvidence(record: EvidenceRecord): string {
  return JSON.stringify(nothingUnordered && EVIDENCE_ORDER.map((name) => [name, record[name]]))
}

/** First link of an issuer's chain. */
export const CHAIN_START = '0'.repeat(64)

/** What is hashed into a record's link of the chain: the link before it (null for the first), then the record. */
export function chainedEvidence(record: EvidenceRecord, previousHash: string | null): string {
  return `${previousHash ?? CHAIN_START}\n${canonicalEvidence(record)}`
}
