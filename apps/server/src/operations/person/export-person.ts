import type { Kysely } from 'kysely'
import type { Row, Tables } from '../../database/schema.ts'
import { mailOfOccasion } from '../../job-handlers/mails.ts'
import type { ObjectStore } from '../../ports/object-store.ts'
import { readDocumentsOfLead } from '../../repositories/order-documents.ts'
import { readRemainingEvidence } from '../../repositories/stored-evidence.ts'
import { EXPORT_COPY, PLACES } from './copy.ts'
import type { FoundPerson } from './find-person.ts'
import type { FoundPurchase } from './find-purchases.ts'
import { idsIn, type Somebody } from './people-of.ts'
import type { FoundFiles } from './person-files.ts'
import { PERSON_FILES, PERSON_TABLES, type PersonTableName } from './person-tables.ts'
import { idsOf } from './subject.ts'

/** One table's or folder's part of an export; members are named as they are stored. */
export interface ExportSection {
  readonly table: PersonTableName | 'person_requests' | keyof typeof PERSON_FILES
  readonly title: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** What an export needs beside what was found. */
export interface ExportFacts {
  readonly files: FoundFiles
  readonly answers: number
  /** Bytes of the person's contracts, by the id of contract or order. */
  readonly documents: ReadonlyMap<string, string>
  /** Earlier requests about the same person. */
  readonly requests: readonly { readonly action: string; readonly requestedAt: Date }[]
}

/**
 * All that is stored of a person, table by table, empty ones left out. What is listed here goes out and nothing else:
 * no hash of a password, no code, no token.
 */
export function exportPerson(found: FoundPerson, facts: ExportFacts): readonly ExportSection[] {
  const { accounts, registrations, codes, verifications, purchases, messages, votes } = found
  const own = purchases.filter(({ isOwn }) => isOwn)
  const of = (table: PersonTableName, rows: ExportSection['rows']) => ({
    table,
    title: PERSON_TABLES[table].title,
    rows,
  })
  const sections: readonly ExportSection[] = [
    of('accounts', pickAll(accounts, [...PERSON_COLUMNS, 'emailValidatedAt', 'usedAt', 'origin'])),
    of('registrations', pickAll(registrations, [...PERSON_COLUMNS, 'expiresAt'])),
    of('verification_codes', pickAll(codes, ['recipient', 'sentAt', 'expiresAt', 'usedAt'])),
    of('session_verifications', pickAll(verifications, ['issuer', 'cnpj', 'sessionId', 'verifiedAt'])),
    of('leads', purchases.flatMap(exportLead)),
    of(
      'carts',
      own.flatMap(({ carts }) => pickAll(carts, ['id', 'leadId', 'lines', 'offerCode', 'createdAt'])),
    ),
    of(
      'proposals',
      own.flatMap(({ proposals }) =>
        pickAll(proposals, ['id', 'leadId', 'cartId', 'number', 'validUntil', 'terms', 'createdAt']),
      ),
    ),
    of(
      'contracts',
      own.flatMap(({ contracts }) => contracts.map((row) => withDocument(row, facts))),
    ),
    of(
      'evidences',
      purchases.flatMap((purchase) => exportEvidences(purchase, found)),
    ),
    of(
      'orders',
      own.flatMap((purchase) => exportOrders(purchase, facts)),
    ),
    of(
      'card_authorisations',
      own.flatMap(({ cards }) => pickAll(cards, CARD_COLUMNS)),
    ),
    of('mail_messages', messages.map(exportMessage)),
    of('faq_votes', pickAll(votes, ['issuer', 'articleId', 'vote', 'updatedAt'])),
    of('idempotency_records', facts.answers > 0 ? [{ quantity: facts.answers }] : []),
    { table: 'outbox', title: PERSON_FILES.outbox.title, rows: facts.files.outbox.map((file) => ({ file })) },
    { table: 'portal', title: PERSON_FILES.portal.title, rows: facts.files.portal.map((file) => ({ file })) },
    {
      table: 'person_requests',
      title: EXPORT_COPY.requests,
      rows: pickAll(facts.requests, ['action', 'requestedAt']),
    },
  ]
  return sections.filter(({ rows }) => rows.length > 0)
}

const PERSON_COLUMNS = [
  'issuer',
  'cnpj',
  'email',
  'cpf',
  'firstName',
  'lastName',
  'ddd',
  'phone',
  'birthDate',
  'newsletter',
  'termsAcceptedAt',
  'termsVersion',
  'termsHash',
  'createdAt',
]
const CARD_COLUMNS = ['cartId', 'brand', 'lastDigits', 'amount', 'status', 'createdAt']
const LEAD_COLUMNS = [
  'id',
  'issuer',
  'channel',
  'subChannel',
  'cnpj',
  'contact',
  'employees',
  'utm',
  'uuid',
  'company',
  'registry',
  'sessionId',
  'createdAt',
  'updatedAt',
]
const EVIDENCE_MEMBERS = [
  'id',
  'cnpj',
  'corporateName',
  'representativeName',
  'representativeCpf',
  'email',
  'accountId',
  'emailValidatedAt',
  'sessionId',
  'ip',
  'userAgent',
  'acceptedText',
  'acceptedAt',
  'acceptedAtSaoPaulo',
  'documentHash',
]

function pickAll(rows: readonly object[], columns: readonly string[]): ExportSection['rows'] {
  return rows.map((row) => pick(row, columns))
}

function pick(row: object, columns: readonly string[]): Readonly<Record<string, unknown>> {
  const values = row as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    columns.flatMap((column) =>
      values[column] === null || values[column] === undefined ? [] : [[column, values[column]]],
    ),
  )
}

/** One's own purchase whole; of somebody else's the places where one stands. */
function exportLead({ lead, isOwn, places }: FoundPurchase): ExportSection['rows'] {
  if (isOwn) return [pick(lead, LEAD_COLUMNS)]
  return places.map(({ place, ...one }: Somebody) => ({
    id: lead.id,
    issuer: lead.issuer,
    cnpj: lead.cnpj,
    place: PLACES[place],
    ...pick(one, Object.keys(one)),
  }))
}

function exportEvidences(
  { evidences, places }: FoundPurchase,
  { subject }: FoundPerson,
): ExportSection['rows'] {
  const known = new Set([...idsOf(subject), ...places.flatMap(idsIn)])
  return evidences.flatMap((evidence) => {
    const record = readRemainingEvidence(evidence)
    const { representativeCpf: cpf, email } = record
    const isTheirs = idsIn({ place: 'accepted', cpf, email }).some((id) => known.has(id))
    return isTheirs ? [pick(record, EVIDENCE_MEMBERS)] : []
  })
}

function exportMessage(message: Row<'mailMessages'>) {
  const kind = mailOfOccasion(message.dedupeKey)?.toldAs
  return {
    ...(kind === undefined ? {} : { kind }),
    ...pick(message, ['recipient', 'subject', 'attachments', 'createdAt', 'sentAt']),
  }
}

function exportOrders({ orders }: FoundPurchase, facts: ExportFacts): ExportSection['rows'] {
  return orders.map(({ id, number, issuer, cnpj, paymentMethod, hiredAt, finalHash }) => ({
    number,
    issuer,
    cnpj,
    paymentMethod,
    hiredAt,
    ...withDocument({ id, finalHash }, facts),
  }))
}

function withDocument<R extends { readonly id: string }>(row: R, { documents }: ExportFacts) {
  const document = documents.get(row.id)
  return { ...row, ...(document === undefined ? {} : { document }) }
}

/** The documents of a person's own contracts and orders, by id, in base64. */
export async function readDocuments(
  db: Kysely<Tables>,
  { purchases }: FoundPerson,
  objects: ObjectStore | null,
): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>()
  for (const { lead } of purchases.filter(({ isOwn }) => isOwn)) {
    for (const { id, document } of await readDocumentsOfLead(db, lead.id, objects))
      documents.set(id, Buffer.from(document).toString('base64'))
  }
  return documents
}
