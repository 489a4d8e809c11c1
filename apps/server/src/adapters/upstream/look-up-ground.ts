import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Database } from '../../database/database.ts'
import { fitsJson } from '../../database/read-json.ts'
import type { Asker } from '../../ports/asker.ts'
import type { Protection } from '../../protection/create-protection.ts'
import type { LimitName } from '../../protection/limits.ts'
import type { Security } from '../../protection/security-events.ts'
import { findLookedUp, keepLookedUp, type LookedUpService } from '../../repositories/looked-up.ts'
import type { LookUpGround, NotAsked } from './look-ups.ts'

/** What the ground of look-ups stands on itself. */
export interface GroundWorks {
  readonly database: Pick<Database, 'kysely'>
  readonly protection: Pick<Protection, 'take'>
  readonly security: Security
  readonly log: Pick<Logger, 'warn'>
}

interface Limits {
  /** Each of these makes who asks too much wait. */
  readonly own: { readonly session: LimitName; readonly address: LimitName }
  /** What a service bears, and what of it those have together who are not known. */
  readonly strangers: LimitName
  readonly all: LimitName
}

/** docs/rules/calls.md: looked-up */
const LIMITS_OF = {
  registry: {
    own: { session: 'companiesAskedOfSession', address: 'companiesAskedOfAddress' },
    strangers: 'companiesAskedOfStrangers',
    all: 'companiesAsked',
  },
  postal: {
    own: { session: 'postalCodesAskedOfSession', address: 'postalCodesAskedOfAddress' },
    strangers: 'postalCodesAskedOfStrangers',
    all: 'postalCodesAsked',
  },
} as const satisfies Record<LookedUpService, Limits>

/** The limit on all is one count. */
const ALL = 'all'

/**
 * Answers that are kept in the database, and questions that are counted there. Where the database is away answers are
 * those of the process and nothing is counted: who asks then can go no further than the answer.
 */
export function lookUpGround<T>(
  service: LookedUpService,
  shape: z.ZodType<T>,
  { database: { kysely }, protection, security, log }: GroundWorks,
): LookUpGround<T> {
  const orNull = (what: string) => (error: unknown) => {
    log.warn({ err: error, service }, what)
    return null
  }
  const tell = (asker: Asker, reason: LimitName) =>
    security.tell('limitReached', { reqId: asker.requestId, reason })
  const count = async (asker: Asker): Promise<NotAsked | null> => {
    const { own, strangers, all } = LIMITS_OF[service]
    for (const [limit, key] of [
      [own.session, asker.sessionId],
      [own.address, asker.address],
    ] as const) {
      const seconds = await protection.take(limit, key)
      if (seconds === 0) continue
      tell(asker, limit)
      return { kind: 'tooMany', seconds }
    }
    for (const limit of (await asker.isKnown()) ? [all] : [strangers, all]) {
      if ((await protection.take(limit, ALL)) === 0) continue
      tell(asker, limit)
      return { kind: 'away' }
    }
    return null
  }
  return {
    find: async (key) => {
      const row = await findLookedUp(kysely, service, key).catch(orNull('an answer was not read'))
      if (!row || !fitsJson(shape, row.answer)) return null
      return { ...row, value: row.answer }
    },
    keep: async (key, { value, ...ages }) => {
      const kept = keepLookedUp(kysely, { service, key, answer: value, ...ages })
      await kept.catch(orNull('an answer was not kept'))
    },
    count: (asker) => count(asker).catch(orNull('a question was not counted')),
  }
}
