import type { Database } from '../database/database.ts'

/** Deletes what has run out: grant codes after their minute, idempotent answers after their day, counts after their window. */
export async function sweepExpired({ kysely }: Database, now: Date): Promise<void> {
  await kysely.deleteFrom('grantCodes').where('expiresAt', '<', now).execute()
  await kysely.deleteFrom('idempotencyRecords').where('expiresAt', '<', now).execute()
  await kysely.deleteFrom('protectionCounts').where('expire', '<', now.getTime()).execute()
}
