import type { Kysely } from 'kysely'
import type { Tables } from '../database/schema.ts'
import { toJson } from '../database/to-json.ts'

/** Outside services whose answers are kept. */
export type LookedUpService = 'registry' | 'postal'

/** An answer of a service by its key: a CNPJ or a postal code. */
export interface NewLookedUp {
  readonly service: LookedUpService
  readonly key: string
  readonly answer: unknown
  readonly answeredAt: Date
  readonly freshUntil: Date
  readonly endsAt: Date
}

/** What a service answered last for a key, however old. */
export function findLookedUp(db: Kysely<Tables>, service: LookedUpService, key: string) {
  return db
    .selectFrom('lookedUp')
    .select(['answer', 'answeredAt', 'freshUntil', 'endsAt'])
    .where('service', '=', service)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Keeps an answer in the place of the one before it. */
export async function keepLookedUp(db: Kysely<Tables>, kept: NewLookedUp): Promise<void> {
  const { service, key, ...rest } = kept
  const change = { ...rest, answer: toJson(rest.answer) }
  await db
    .insertInto('lookedUp')
    .values({ service, key, ...change })
    .onConflict((on) => on.columns(['service', 'key']).doUpdateSet(change))
    .execute()
}
