import { countJobs, engineVersion } from '../../jobs/engine-tables.ts'
import { MIGRATIONS } from '../../migrations/migrations.ts'
import { readDatabaseStatus } from '../../repositories/database-status.ts'
import { heldQueues, readOperatorSwitches } from '../../repositories/operator-switches.ts'
import { type Command, EXIT } from './command.ts'
import { asLines, asTable } from './print.ts'

/** A look at everything: versions, migrations, switches, queues and their ages. */
export const status: Command = {
  words: 'status',
  about: 'versions, migrations, switches, queues with the age of the oldest job; fails while migrations miss',
  run: async (_given, desk) => {
    const database = await desk.database()
    const { kysely, kind } = database
    const { version, migrations, unchained } = await readDatabaseStatus(kysely)
    const switches = await readOperatorSwitches(database)
    const queues = await countJobs(kysely)
    const missing = Object.keys(MIGRATIONS).filter((name) => !migrations.includes(name))
    const unknown = migrations.filter((name) => !(name in MIGRATIONS))
    const overview = {
      node: process.version,
      database: `${kind} ${version}`,
      jobTables: await engineVersion(kysely),
      lastMigration: migrations.at(-1) ?? null,
      missingMigrations: missing,
      migrationsOfANewerVersion: unknown,
      maintenance: switches.get('maintenance')?.state ?? 'never switched',
      heldQueues: heldQueues(switches),
      acceptancesNotChained: unchained,
    }
    return {
      exit: missing.length === 0 ? EXIT.done : EXIT.failed,
      json: { ...overview, queues },
      text: `${asLines(overview)}\n\n${asTable(queues, 'No job is open.')}`,
    }
  },
}
