import { migrateDatabase } from '../migrate-database.ts'
import type { Command } from './command.ts'

/** Brings the database to this release, by a role that owns its tables. */
export const migrateCommand: Command = {
  words: 'migrate',
  about: 'brings the database to this release, for starts with MIGRATE=0',
  run: async (_given, desk) => {
    await migrateDatabase(desk.config())
    return { json: { migrated: true }, text: 'The database is at this release.' }
  },
}
