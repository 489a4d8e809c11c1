import type { DatabaseConnection, Driver } from 'kysely'
import { traced } from '../ports/monitoring.ts'
import type { Reachability } from './reachability.ts'

/** A connection as Kysely sees it, and the driver's own behind it. */
interface Observed extends DatabaseConnection {
  readonly own: DatabaseConnection
}

/** A driver whose every failure is looked at: those that mean that the database is away come out as `DatabaseAway`. */
export function observeDriver(driver: Driver, { observe, reach }: Reachability): Driver {
  const known = new WeakMap<DatabaseConnection, Observed>()
  const wrap = (own: DatabaseConnection): Observed => {
    const wrapped = known.get(own) ?? {
      own,
      executeQuery: (query, options) =>
        traced(statementName(query.sql), { 'db.system.name': 'postgresql', 'db.query.text': query.sql }, () =>
          observe(() => own.executeQuery(query, options)),
        ),
      streamQuery: (query, size, options) => own.streamQuery(query, size, options),
    }
    known.set(own, wrapped)
    return wrapped
  }
  const unwrap = (connection: DatabaseConnection) => (connection as Observed).own
  return {
    init: (options) => reach(() => driver.init(options)),
    acquireConnection: async (options) => wrap(await reach(() => driver.acquireConnection(options))),
    beginTransaction: (connection, settings) =>
      observe(() => driver.beginTransaction(unwrap(connection), settings)),
    commitTransaction: (connection) => observe(() => driver.commitTransaction(unwrap(connection))),
    rollbackTransaction: (connection) => observe(() => driver.rollbackTransaction(unwrap(connection))),
    releaseConnection: (connection, options) => driver.releaseConnection(unwrap(connection), options),
    destroy: (options) => driver.destroy(options),
  }
}

/** A statement's first word: its values are apart from its text, which is an attribute. */
function statementName(sql: string): string {
  return `sql ${/^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement'}`
}
