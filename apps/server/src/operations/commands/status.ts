import { countJobs, engineVersion } from '../../jobs/engine-tables.ts'
import { MIGRATIONS } from '../../migrations/migrations.ts'
import { countUnchained, readDatabaseStatus } from '../../repositories/database-status.ts'
import {
  heldQueues,
  type OperatorSwitches,
  readOperatorSwitches,
} from '../../repositories/operator-switches.ts'
import { type Command, EXIT } from './command.ts'
import { asLines, asTable } from './print.ts'
import { tellMissing } from './tell-missing.ts'

/** A look at everything: versions, migrations, switches, queues and their ages. */
export const status: Command = {
  words: 'status',
  about: 'versions, migrations, switches, queues with the age of the oldest job; fails while migrations miss',
  run: async (_given, desk) => {
    const database = await desk.database()
    const { kysely, kind } = database
    const { version, migrations } = await readDatabaseStatus(kysely)
    const missing = Object.keys(MIGRATIONS).filter((name) => !migrations.includes(name))
    const hasSwitches = migrations.includes('026-operators')
    const switches: OperatorSwitches = hasSwitches ? await readOperatorSwitches(database) : new Map()
    const queues = await countJobs(kysely)
    const overview = {
      node: process.version,
      database: `${kind} ${version}`,
      jobTables: await engineVersion(kysely),
      lastMigration: migrations.at(-1) ?? null,
      missingMigrations: missing,
      migrationsOfANewerVersion: migrations.filter((name) => !(name in MIGRATIONS)),
      maintenance: switches.get('maintenance')?.state ?? 'never switched',
      heldQueues: heldQueues(switches),
      acceptancesNotChained: missing.length === 0 ? await countUnchained(kysely) : null,
    }
    return {
      exit: missing.length === 0 ? EXIT.done : EXIT.failed,
      json: { ...overview, queues },
      text: `${asLines(overview)}\n\n${asTable(queues, 'No job is open.')}`,
      ...(missing.length === 0 ? {} : { complaint: tellMissing(missing) }),
    }
  },
}
