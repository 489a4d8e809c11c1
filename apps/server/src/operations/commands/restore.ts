import { basename, resolve } from 'node:path'
import { countJobs } from '../../jobs/engine-tables.ts'
import { QUEUE_NAMES } from '../../jobs/queues.ts'
import { turnSwitch } from '../../repositories/operator-switches.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { change } from './change.ts'
import type { Command } from './command.ts'
import { embeddedDataDir } from './embedded-data-dir.ts'
import { asTable } from './print.ts'

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
    await change(desk, { command: restore.words, target: basename(folder) }, async (trx) => {
      for (const queue of QUEUE_NAMES) await turnSwitch(trx, `hold:${queue}`, 'on', desk.now())
    })
    const { kysely } = await desk.database()
    const queues = await countJobs(kysely)
    return {
      json: { ...restored, queues },
      text: [
        `Restored: the store as it was at ${restored.madeAt}.`,
        ...restored.aside.map((path) => `What was there before: ${path}`),
        '',
        asTable(queues, 'No job is open.'),
        '',
        'All queues are held: what these jobs send may have been sent after the backup. Look (jobs list), cancel what was done (jobs cancel), then let them go (jobs release all).',
      ].join('\n'),
    }
  },
}
