import { addDays } from '@benefits/domain/calendar/add-days'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import type { CalendarDate } from '@benefits/domain/document/types'
import type { Kysely } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import type { Tables } from '../database/schema.ts'

/** Where a chain ended on a day of São Paulo. */
export interface ChainDay {
  readonly day: string
  readonly hash: string
}

/** A chain whose head is held, and the time. */
export interface HeldChain {
  readonly issuer: string
  readonly now: Date
  readonly head: { readonly lastHash: string; readonly updatedAt: Date }
}

/** Days that are over, of a chain's last entry to one that is closed at once. */
const MOST_DAYS = 3660

/**
 * Writes down where a chain ended on each day that is over and was not written down yet. Its head is held, and every
 * link is added after this: what is written is the head of that day, and is never written again.
 */
export async function closeDays(trx: Trx, { issuer, now, head }: HeldChain): Promise<void> {
  const today = calendarDateInSaoPaulo(now)
  const last = await lastClosedDay(trx, issuer)
  const first = last === null ? calendarDateInSaoPaulo(head.updatedAt) : addDays(last as CalendarDate, 1)
  const days: CalendarDate[] = []
  for (let day = first; day < today && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day)
  if (days.length === 0) return
  await trx
    .insertInto('evidenceChainDays')
    .values(days.map((day) => ({ issuer, day, lastHash: head.lastHash })))
    .onConflict((on) => on.columns(['issuer', 'day']).doNothing())
    .execute()
}

/** The last day of a chain that is closed, or null. */
export async function lastClosedDay(db: Kysely<Tables>, issuer: string): Promise<string | null> {
  const row = await db
    .selectFrom('evidenceChainDays')
    .select('day')
    .where('issuer', '=', issuer)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day ?? null
}

/** Whether an issuer has a chain. */
export async function hasChain(db: Kysely<Tables>, issuer: string): Promise<boolean> {
  const row = await db
    .selectFrom('evidenceChains')
    .select('issuer')
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row !== undefined
}

/** The closed days of an issuer's chain, first one first. */
export async function listClosedDays(db: Kysely<Tables>, issuer: string): Promise<readonly ChainDay[]> {
  const rows = await db
    .selectFrom('evidenceChainDays')
    .select(['day', 'lastHash'])
    .where('issuer', '=', issuer)
    .orderBy('day')
    .execute()
  return rows.map(({ day, lastHash }) => ({ day, hash: lastHash }))
}
