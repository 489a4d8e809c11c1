import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { toJson } from '../database/to-json.ts'

/** What a key stands for: one call of one session. */
export interface RecordKey {
  readonly sessionId: string
  readonly call: string
  readonly key: string
}

/** The first answer, as its bytes were sent. */
export interface StoredAnswer {
  readonly status: number
  readonly body: string
  readonly contentType: string
}

/** What a request means, as keyed hashes: under the key of now, and under those of before. */
export interface RequestHashes {
  readonly own: string
  readonly former: readonly string[]
}

/** `first`: do the work; `answered`: give this; `busy`: the first is still at it; `other`: the body differs. */
export type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'answered'; readonly answer: StoredAnswer }
  | { readonly kind: 'busy' }
  | { readonly kind: 'other' }

const KEPT_MS = 24 * 3600_000
/** A first try this old has died with its process; services make a second try harmless. */
const ABANDONED_MS = 60_000

/** Takes the key, or tells what became of whoever took it. */
export async function claimKey(
  { kysely }: Database,
  key: RecordKey,
  { own: bodyHash, former }: RequestHashes,
  now: Date,
): Promise<Claim> {
  const abandonedBefore = new Date(now.getTime() - ABANDONED_MS)
  // Begun before the clock was set back: its process would otherwise count as at work for that long.
  const abandonedAfter = new Date(now.getTime() + ABANDONED_MS)
  const fresh = {
    bodyHash,
    state: 'pending' as const,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  }
  const taken = await kysely
    .insertInto('idempotencyRecords')
    .values({ ...key, ...fresh })
    .onConflict((on) =>
      on
        .columns(['sessionId', 'call', 'key'])
        .doUpdateSet({ ...fresh, status: null, answer: null, headers: null })
        .where((row) =>
          row.or([
            row('idempotencyRecords.expiresAt', '<', now),
            row.and([
              row('idempotencyRecords.state', '=', 'pending'),
              row.or([
                row('idempotencyRecords.createdAt', '<', abandonedBefore),
                row('idempotencyRecords.createdAt', '>', abandonedAfter),
              ]),
              row('idempotencyRecords.bodyHash', 'in', [bodyHash, ...former]),
            ]),
          ]),
        ),
    )
    .returning(sql<number>`1`.as('taken'))
    .executeTakeFirst()
  return taken ? { kind: 'first' } : readKey({ kysely }, key, [bodyHash, ...former])
}

async function readKey(
  { kysely }: Pick<Database, 'kysely'>,
  key: RecordKey,
  hashes: readonly string[],
): Promise<Claim> {
  const row = await kysely
    .selectFrom('idempotencyRecords')
    .select(['bodyHash', 'state', 'status', 'answer', 'headers'])
    .where('sessionId', '=', key.sessionId)
    .where('call', '=', key.call)
    .where('key', '=', key.key)
    .executeTakeFirst()
  if (!row) return { kind: 'busy' }
  if (!hashes.includes(row.bodyHash)) return { kind: 'other' }
  if (row.state === 'pending' || row.status === null) return { kind: 'busy' }
  const contentType = row.headers?.['content-type'] ?? 'application/json; charset=utf-8'
  return { kind: 'answered', answer: { status: row.status, body: String(row.answer), contentType } }
}

/** Keeps the first answer for everyone who comes with the same key. */
export async function storeAnswer({ kysely }: Database, key: RecordKey, answer: StoredAnswer): Promise<void> {
  await kysely
    .updateTable('idempotencyRecords')
    .set({
      state: 'done',
      status: answer.status,
      answer: toJson(answer.body),
      headers: toJson({ 'content-type': answer.contentType }),
    })
    .where('sessionId', '=', key.sessionId)
    .where('call', '=', key.call)
    .where('key', '=', key.key)
    .execute()
}

/**
 * Gives the keys free that a dead process took with it. The embedded engine serves one process, so at its start nobody
 * works on any; on PostgreSQL another process may, and the minute above decides.
 */
export async function releaseOrphans({ kind, kysely }: Database): Promise<void> {
  if (kind !== 'embedded') return
  await kysely.deleteFrom('idempotencyRecords').where('state', '=', 'pending').execute()
}

/** Gives the key free again: the try failed by our fault and may be repeated. */
export async function releaseKey({ kysely }: Database, key: RecordKey): Promise<void> {
  await kysely
    .deleteFrom('idempotencyRecords')
    .where('sessionId', '=', key.sessionId)
    .where('call', '=', key.call)
    .where('key', '=', key.key)
    .where('state', '=', 'pending')
    .execute()
}
