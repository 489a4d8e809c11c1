import { turnSwitch } from '../../repositories/operator-switches.ts'
import { change } from './change.ts'
import type { Command } from './command.ts'

/** Tells the store of a backup that another program made, so that its age is watched (`backup_age_seconds`). */
export const backupDone: Command = {
  words: 'backup done',
  about:
    'tells the store that a backup of PostgreSQL was made, for backup_age_seconds; give it behind that program',
  question: () => 'The last backup counts as made now.',
  run: async (_given, desk) => {
    const at = desk.now()
    await change(desk, { command: 'backup done', target: 'backup' }, (trx) =>
      turnSwitch(trx, 'backup', 'done', at),
    )
    return {
      json: { backupAt: at.toISOString() },
      text: `The last backup counts as made at ${at.toISOString()}.`,
    }
  },
}
