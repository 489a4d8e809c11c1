import { resolve } from 'node:path'
import { noteBackup } from '../backup/last-backup.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Command } from './command.ts'
import { embeddedDataDir } from './embedded-data-dir.ts'

/** Copies the embedded database while the store is stopped. */
export const backup: Command = {
  words: 'backup',
  operands: ['FOLDER'],
  about: 'copies the embedded database into a new folder; the store has to be stopped',
  run: async ({ operands: [name = ''] }, desk) => {
    const dataDir = embeddedDataDir(desk)
    const folder = resolve(name)
    const files = await makeBackup(dataDir, folder, desk.now())
    noteBackup(dataDir, desk.now())
    return {
      json: { folder, files },
      text: `${folder}: ${files} files, each with its hash. It holds people's data and the store's secret: keep it as such.`,
    }
  },
}
