import * as z from 'zod'
import { RETENTION, type Retention, type TimedName } from './retention-table.ts'
import type { ValuesOf } from './variables.ts'

const TIMED = (Object.entries(RETENTION) as [TimedName, Retention][]).flatMap(([name, row]) =>
  row.variable === undefined || typeof row.after !== 'number'
    ? []
    : [{ name, variable: row.variable as Variable, after: row.after, least: row.least }],
)

/** A hundred years: more is a slip. */
const MOST_DAYS = 36_525

const days = ({ after, least = 1 }: { readonly after: number; readonly least?: number | undefined }) =>
  z.coerce.number().int().min(least, `must be at least ${least}`).max(MOST_DAYS).default(after)

type Variable = (typeof RETENTION)[TimedName]['variable']

/** How many days each kind of data stays. */
export const retentionVariables = Object.fromEntries(
  TIMED.map((row) => [row.variable, days(row)]),
) as Readonly<Record<Variable, ReturnType<typeof days>>>

/** Days after which data goes, by the row of the table of retention. */
export interface RetentionSettings {
  readonly retentionDays: Readonly<Record<TimedName, number>>
}

/** The settings of retention from its variables. */
export function toRetention(env: ValuesOf<typeof retentionVariables>): RetentionSettings {
  const retentionDays = Object.fromEntries(TIMED.map(({ name, variable }) => [name, env[variable]]))
  return { retentionDays: retentionDays as RetentionSettings['retentionDays'] }
}
