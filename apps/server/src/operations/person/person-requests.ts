import { type Kysely, sql } from 'kysely'
import { newId } from '../../database/new-id.ts'
import { namesOne } from '../../database/person-ids.ts'
import type { Tables } from '../../database/schema.ts'
import { toJson } from '../../database/to-json.ts'

/** A request about a person as it is kept: who, what, when and how much, and the person as keyed hashes. */
export interface PersonRequest {
  readonly action: 'export' | 'erase'
  readonly operator: string
  readonly subjectHashes: readonly string[]
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>
  readonly at: Date
}

/** Writes a request down. */
export async function recordRequest(
  db: Kysely<Tables>,
  { action, operator, subjectHashes, counts, at }: PersonRequest,
): Promise<void> {
  await db
    .insertInto('personRequests')
    .values({
      id: newId(),
      action,
      operator,
      requestedAt: at,
      subjectHashes: toJson(subjectHashes),
      counts: toJson(counts),
    })
    .execute()
}

/** Earlier requests about a person, oldest first. */
export async function findRequests(db: Kysely<Tables>, subjectHashes: readonly string[]) {
  return db
    .selectFrom('personRequests')
    .select(['action', 'requestedAt'])
    .where(namesOne(sql.raw('subject_hashes'), subjectHashes))
    .orderBy('requestedAt')
    .execute()
}
