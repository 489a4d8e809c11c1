import { CamelCasePlugin, type Dialect, Kysely } from 'kysely'
import { observeDriver } from './observe-driver.ts'
import type { Reachability } from './reachability.ts'
import type { Tables } from './schema.ts'
import { refuseInsideTransaction } from './transaction-scope.ts'

/** Kysely over a dialect, plus the same without the guard for closing it. */
export interface GuardedKysely {
  readonly kysely: Kysely<Tables>
  close(): Promise<void>
}

/**
 * Kysely whose outer connection refuses to work inside an open transaction: the embedded engine has one connection, and
 * would wait for itself for ever. The check stands before the driver's own mutex, which would otherwise be waited for,
 * or leak. What its queries tell of the database goes to `reachability`.
 */
export function guardOuterConnection(dialect: Dialect, reachability: Reachability): GuardedKysely {
  const driver = observeDriver(dialect.createDriver(), reachability)
  const oneDriver: Dialect = {
    createDriver: () => driver,
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  const inner = new Kysely<Tables>({ dialect: oneDriver, plugins })
  const open = inner.getExecutor()
  const executor = open.withConnectionProvider({
    provideConnection: async (consumer, options) => {
      refuseInsideTransaction('The outer connection')
      return open.provideConnection(consumer, options)
    },
  })
  const kysely = new Kysely<Tables>({ config: { dialect: oneDriver }, dialect: oneDriver, driver, executor })
  return { kysely, close: () => inner.destroy() }
}
