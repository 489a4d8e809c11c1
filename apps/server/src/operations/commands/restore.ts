import { basename, resolve } from 'node:path'
import { listMissing } from '../../database/migrate.ts'
import { countJobs } from '../../jobs/engine-tables.ts'
import { QUEUE_NAMES } from '../../jobs/queues.ts'
import { turnSwitch } from '../../repositories/operator-switches.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { change } from './change.ts'
import type { Command } from './command.ts'
import type { Desk } from './desk.ts'
import { embeddedDataDir } from './embedded-data-dir.ts'
import { asTable } from './print.ts'
import { tellMissing } from './tell-missing.ts'

/**
 * Puts a backup in the embedded database's place and holds every queue: its jobs may have been done after the backup
 * was made.
 */
export const restore: Command = {
  words: 'restore',
  operands: ['FOLDER'],
  about:
    'puts a backup in the place of the embedded database and holds all jobs; the store has to be stopped',
  question: ({ operands: [folder] }) =>
    `The embedded database goes back to what ${folder} holds; what is there now is kept beside it.`,
  run: async ({ operands: [name = ''] }, desk) => {
    const folder = resolve(name)
    const restored = await restoreBackup(folder, embeddedDataDir(desk), desk.now())
    await holdAll(desk, basename(folder))
    const { kysely } = await desk.database()
    const missing = await listMissing({ kysely })
    const queues = await countJobs(kysely)
    return {
      json: { ...restored, queues, missingMigrations: missing },
      text: [
        `Restored: the store as it was at ${restored.madeAt}.`,
        ...restored.aside.map((path) => `What was there before: ${path}`),
        '',
        asTable(queues, 'No job is open.'),
        '',
        ...(missing.length === 0 ? [] : [tellMissing(missing), '']),
        'All queues are held: what these jobs send may have been sent after the backup. Look (jobs list), cancel what was done (jobs cancel), then let them go (jobs release all).',
      ].join('\n'),
    }
  },
}

/** A backup of a release that knew no holding keeps its jobs going: the operator has to know. */
async function holdAll(desk: Desk, target: string): Promise<void> {
  try {
    await change(desk, { command: restore.words, target }, async (trx) => {
      for (const queue of QUEUE_NAMES) await turnSwitch(trx, `hold:${queue}`, 'on', desk.now())
    })
  } catch (error) {
    throw new Error(
      'The backup is in its place, but its jobs are not held: give migrate, then jobs hold all, before the store starts.',
      { cause: error },
    )
  }
}
