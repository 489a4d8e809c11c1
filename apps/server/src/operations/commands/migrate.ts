import type { Command } from './command.ts'
import { migrateDatabase } from './migrate-database.ts'

/** Brings the database to this release, by a role that owns its tables. */
export const migrateCommand: Command = {
  words: 'migrate',
  about: 'brings the database to this release, for starts with MIGRATE=0',
  question: () => 'The database is brought to this release, for every process that uses it.',
  run: async (_given, desk) => {
    const applied = await migrateDatabase(desk)
    return {
      json: { migrated: true, applied },
      text: [...applied.map((name) => `applied: ${name}`), 'The database is at this release.'].join('\n'),
    }
  },
}
