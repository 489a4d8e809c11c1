import type { Cnpj, Cpf } from '../document/types.ts'

/**
 * What proves that a contract was accepted, written once and never changed (docs/rules/contract.md). Hashes are
 * SHA-256 in lower-case hex. Texts are as they were shown or received.
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

/** Members that tell of a person: these are chained by their seal, so that they can go and the chain still holds. */
export const PERSONAL_MEMBERS = [
  'representativeName',
  'representativeCpf',
  'email',
  'sessionId',
  'ip',
  'userAgent',
] as const satisfies readonly (keyof EvidenceRecord)[]

export type PersonalMember = (typeof PERSONAL_MEMBERS)[number]

/**
 * Stands in the chain for a personal value: the SHA-256 of `sealedText`. Without its salt nobody can try values out.
 */
export interface Seal {
  /** Random; null once the value was erased. */
  readonly salt: string | null
  readonly digest: string
}

export type Seals = Readonly<Record<PersonalMember, Seal>>

/** What is hashed into a personal value's seal. */
export function sealedText(salt: string, value: string): string {
  return `${salt}\n${value}`
}

/**
 * The record as text for hashing: a JSON list of [name, value] in `EVIDENCE_ORDER`. With seals a personal member is
 * [name + 'Seal', digest]; records of the first days have none.
 */
export function canonicalEvidence(record: EvidenceRecord, seals: Seals | null = null): string {
  return JSON.stringify(
    nothingUnordered &&
      EVIDENCE_ORDER.map((name) =>
        seals !== null && isPersonal(name) ? [`${name}Seal`, seals[name].digest] : [name, record[name]],
      ),
  )
}

function isPersonal(name: keyof EvidenceRecord): name is PersonalMember {
  return (PERSONAL_MEMBERS as readonly string[]).includes(name)
}

/** First link of an issuer's chain. */
export const CHAIN_START = '0'.repeat(64)

/** What is hashed into a record's link of the chain: the link before it (null for the first), then the record. */
export function chainedEvidence(
  record: EvidenceRecord,
  previousHash: string | null,
  seals: Seals | null = null,
): string {
  return `${previousHash ?? CHAIN_START}\n${canonicalEvidence(record, seals)}`
}

/**
 * What is hashed into a link that seals a record whose own link `recordHash` was made without seals: before a value of
 * it is erased, the chain itself says what the rest of it was.
 */
export function resealedEvidence(
  record: EvidenceRecord,
  { recordHash, previousHash, seals }: { recordHash: string; previousHash: string; seals: Seals },
): string {
  return `${previousHash}\nreseals ${recordHash}\n${canonicalEvidence(record, seals)}`
}
