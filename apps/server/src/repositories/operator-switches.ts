import type { Database, Db } from '../database/database.ts'

/**
 * What operators turn for all processes: `maintenance` is `on` or `off`, `hold:` and a queue's name `on` or `off`,
 * `content` names the last wish to have the content read again, `backup` when somebody last told of one.
 */
export type SwitchName = 'maintenance' | 'content' | 'backup' | `hold:${string}`

/** The switches that somebody turned, by name. */
export type OperatorSwitches = ReadonlyMap<string, { readonly state: string; readonly changedAt: Date }>

/** Every switch that was ever turned. */
export async function readOperatorSwitches({ kysely }: Pick<Database, 'kysely'>): Promise<OperatorSwitches> {
  const rows = await kysely.selectFrom('operatorSwitches').selectAll().execute()
  return new Map(rows.map(({ name, state, changedAt }) => [name, { state, changedAt }]))
}

/** Turns a switch; every process sees it within seconds (`operations/watch-switches.ts`). */
export async function turnSwitch(db: Db, name: SwitchName, state: string, at: Date): Promise<void> {
  await db
    .insertInto('operatorSwitches')
    .values({ name, state, changedAt: at })
    .onConflict((on) => on.column('name').doUpdateSet({ state, changedAt: at }))
    .execute()
}

/** Queues that are held, of those that somebody ever held. */
export function heldQueues(switches: OperatorSwitches): readonly string[] {
  return [...switches].flatMap(([name, { state }]) =>
    name.startsWith('hold:') && state === 'on' ? [name.slice('hold:'.length)] : [],
  )
}
