import type { EvidenceRecord } from '@benefits/domain/contract/evidence'
import * as z from 'zod'
import type { ContractFacts, ContractLine, Signatory } from '../contract-pdf/contract-facts.ts'
import { fitsJson, readJson } from '../database/read-json.ts'
import type { Row } from '../database/schema.ts'
import { companyShape, entry, extensions, money, text, whole, word } from './stored-shapes.ts'

/** An acceptance as stored: the record, and the facts that the accepted document was made from. */
export interface StoredEvidence extends EvidenceRecord {
  readonly facts: ContractFacts
}

/** The same at any time: facts go once personal values of it are erased. */
export interface RemainingEvidence extends EvidenceRecord {
  readonly facts?: ContractFacts | null | undefined
}

type EvidenceRow = Pick<Row<'evidences'>, 'id' | 'record'>

const record = {
  id: text,
  issuerCode: text,
  channel: text,
  subChannel: text,
  leadId: text,
  cartId: text,
  contractId: text,
  template: text,
  documentHash: text,
  inputsHash: text,
  cnpj: word<EvidenceRecord['cnpj']>(),
  corporateName: text,
  representativeName: text,
  representativeCpf: word<EvidenceRecord['representativeCpf']>(),
  email: text,
  accountId: text.nullable(),
  emailValidatedAt: text.nullable(),
  sessionId: text,
  requestId: text,
  ip: text,
  userAgent: text,
  acceptedText: text,
  acceptedAt: text,
  acceptedAtSaoPaulo: text,
} as const satisfies Record<keyof EvidenceRecord, z.ZodType>

const signatory = {
  name: text,
  document: text,
  politicallyExposed: z.boolean(),
} as const satisfies Record<keyof Signatory, z.ZodType>

const contractLine: z.ZodType<ContractLine> = z.object({
  code: whole,
  name: text,
  isFood: z.boolean(),
  quantity: whole,
  monthlyValue: money,
  planPeriod: word<ContractLine['planPeriod']>(),
  productValue: money,
  total: money,
  entries: z.array(entry),
  additions: z.array(text),
  // Contracts from before it was told have none.
  extensions: extensions.optional(),
}) as z.ZodType<ContractLine>

/** What contracts and proposals say alike: who sells, what, and at what price. */
export const soldFacts = {
  issuer: z.object({
    code: text,
    name: text,
    shortName: text,
    cnpj: text,
    site: text,
    email: text,
    theme: text,
    homeState: word<ContractFacts['issuer']['homeState']>(),
    deadlines: z.array(z.object({ place: text, deadline: text })),
  }),
  support: z.object({ phone: text, phoneOtherRegions: text, email: text }),
  groups: z.array(
    z.object({ group: word<ContractFacts['groups'][number]['group']>(), lines: z.array(contractLine) }),
  ),
  addOns: z.array(text),
  offerName: text.nullable(),
  totals: z.object({ total: money, totalWithDiscount: money, totalFees: money, totalBenefits: money }),
} as const satisfies Record<
  keyof Pick<ContractFacts, 'issuer' | 'support' | 'groups' | 'addOns' | 'offerName' | 'totals'>,
  z.ZodType
>

const facts = z.object({
  ...soldFacts,
  template: text,
  number: text,
  company: companyShape
    .omit({ registration: true, legalRepresentative: true, extraContacts: true })
    .extend({ cnpj: word<ContractFacts['company']['cnpj']>(), corporateName: text }),
  contact: z.object({
    name: text,
    cpf: word<ContractFacts['contact']['cpf']>(),
    email: text,
    phone: text,
  }),
  legalRepresentatives: z.array(z.object(signatory)),
  ownershipChain: z.array(z.object({ ...signatory, isLegalEntity: z.boolean() })),
  payment: word<NonNullable<ContractFacts['payment']>>().optional(),
  proposal: text.optional(),
}) satisfies z.ZodType<ContractFacts>

const storedShape = z.object({ ...record, facts }) satisfies z.ZodType<StoredEvidence>
const keptShape = z.object({ ...record, facts: facts.nullish() }) satisfies z.ZodType<RemainingEvidence>

/** An acceptance with its facts; fails for one that does not fit, and for one whose facts are gone. */
export function readEvidence(row: EvidenceRow): StoredEvidence {
  return readJson<StoredEvidence>(storedShape, row.record, { table: 'evidences', id: row.id }, 'record')
}

/** An acceptance that may have been erased; fails for one that does not fit. */
export function readRemainingEvidence(row: EvidenceRow): RemainingEvidence {
  return readJson<RemainingEvidence>(keptShape, row.record, { table: 'evidences', id: row.id }, 'record')
}

/** The same for whoever looks for what was changed: null where it does not fit. */
export function remainingEvidenceOrNull({ record }: Pick<EvidenceRow, 'record'>): RemainingEvidence | null {
  return fitsJson<RemainingEvidence>(keptShape, record) ? record : null
}
