import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction, type Trx } from '../../database/in-transaction.ts'
import { outboxFolder } from '../../outbox-page/read-outbox.ts'
import type { ObjectStore } from '../../ports/object-store.ts'
import { REQUESTS } from './copy.ts'
import { erasePerson } from './erase-person.ts'
import type { Count } from './erase-purchase.ts'
import { exportPerson, readDocuments } from './export-person.ts'
import { findLeftovers } from './find-leftovers.ts'
import { type FoundPerson, findAnswers, findPerson } from './find-person.ts'
import type { Reading } from './find-purchases.ts'
import { eraseFiles, findFiles } from './person-files.ts'
import { findRequests, recordRequest } from './person-requests.ts'
import { type ErasureReport, erasedParts, type PersonExport } from './print-person.ts'
import { hashSubject, idsOf, type Subject } from './subject.ts'
import { listUnderWay } from './under-way.ts'

/** Who asks for what, and where the store keeps its data. */
export interface PersonService {
  readonly database: Database
  readonly objects: ObjectStore | null
  readonly config: Pick<Config, 'dataDir'>
  readonly secret: Uint8Array
  /** Secrets of before: requests of their time are found by them. */
  readonly formerSecrets?: readonly Uint8Array[]
  readonly operator: string
  readonly now: () => Date
}

/** All that is stored of a person; the request is written down. */
export async function servePersonExport(
  subject: Subject,
  service: PersonService,
  reading: Reading = 'byIndex',
): Promise<PersonExport> {
  const { database, objects, config, secret, formerSecrets = [], operator, now } = service
  const { kysely } = database
  const at = now()
  const found = await findPerson(kysely, subject, reading)
  const subjectHashes = hashSubject(subject, secret)
  const everyHash = [secret, ...formerSecrets].flatMap((one) => hashSubject(subject, one))
  const sections = exportPerson(found, {
    files: await findFiles(foldersOf(config), found),
    answers: await findAnswers(kysely, found, reading),
    documents: await readDocuments(kysely, found, objects),
    requests: (await findRequests(kysely, everyHash)).map(({ action, requestedAt }) => ({
      action: REQUESTS[action],
      requestedAt,
    })),
  })
  const counts = Object.fromEntries(sections.map(({ table, rows }) => [table, rows.length]))
  await recordRequest(kysely, { action: 'export', operator, subjectHashes, counts, at })
  return { asked: idsOf(subject), madeAt: at, sections }
}

/** What became of a wish to be erased: done, or to be asked again once the store has done what it still has to. */
export type ErasureOutcome =
  | { readonly ok: true; readonly report: ErasureReport }
  | { readonly ok: false; readonly underWay: readonly string[] }

/**
 * Erases a person and writes the request down, in one transaction; files go just before it commits, so that a second
 * run finds what a first one could not finish. Refuses while orders or money of the person are under way.
 */
export function servePersonErasure(subject: Subject, service: PersonService): Promise<ErasureOutcome> {
  return inTransaction(service.database, (trx) => erase(trx, subject, service))
}

/** What an erasure would do: it is done and rolled back, nothing is written down, and no file is touched. */
export async function previewPersonErasure(
  subject: Subject,
  service: PersonService,
): Promise<ErasureOutcome> {
  try {
    return await inTransaction(service.database, async (trx) => {
      throw new Previewed(await erase(trx, subject, service, { isPreview: true }))
    })
  } catch (error) {
    if (error instanceof Previewed) return error.outcome
    throw error
  }
}

/** Rolls an erasure back. */
class Previewed extends Error {
  readonly outcome: ErasureOutcome

  constructor(outcome: ErasureOutcome) {
    super('This was a preview.')
    this.outcome = outcome
  }
}

async function erase(
  trx: Trx,
  subject: Subject,
  { config, secret, operator, now }: PersonService,
  { isPreview = false } = {},
): Promise<ErasureOutcome> {
  const at = now()
  await lockLeads(trx, await findPerson(trx, subject, 'whole'))
  // What was hired until the leads were held is read only now.
  const found = await findPerson(trx, subject, 'whole')
  const underWay = await listUnderWay(trx, found.purchases)
  if (underWay.length > 0) return { ok: false, underWay }
  const files = await findFiles(foldersOf(config), found)
  const { tables, jobs } = await erasePerson(trx, found, at)
  const counts: Record<string, Count> = {
    ...tables,
    outbox: { deleted: files.outbox.length },
    portal: { anonymised: files.portal.length },
    jobs: { anonymised: jobs },
  }
  await recordRequest(trx, {
    action: 'erase',
    operator,
    subjectHashes: hashSubject(subject, secret),
    at,
    counts: Object.fromEntries(
      Object.entries(counts).map(([table, { deleted = 0, anonymised = 0 }]) => [table, deleted + anonymised]),
    ),
  })
  if (!isPreview) await eraseFiles(foldersOf(config), files, found)
  const report: ErasureReport = {
    parts: erasedParts(counts),
    left: await findLeftovers(trx, found.subject),
    alsoNamed: found.alsoNamed,
    handedOver: found.purchases.flatMap(({ orders }) => orders.map(({ number }) => number)),
  }
  return { ok: true, report }
}

/** Hiring waits until this transaction ends, and this one for a hiring that was first. */
async function lockLeads(trx: Trx, { purchases }: FoundPerson): Promise<void> {
  const ids = purchases.map(({ lead }) => lead.id)
  if (ids.length === 0) return
  await trx.selectFrom('leads').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

function foldersOf(config: Pick<Config, 'dataDir'>) {
  return { outbox: outboxFolder(config), portal: join(config.dataDir, 'portal') }
}
