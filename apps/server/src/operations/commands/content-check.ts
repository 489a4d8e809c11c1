import { readContent } from '../read-content.ts'
import type { Command } from './command.ts'

/** Whether the content could be read now. */
export const contentCheck: Command = {
  words: 'content check',
  operands: ['[FOLDER]'],
  about: 'reads CONTENT_DIR (or a folder) whole; what cannot be used is told with file and field',
  run: async ({ operands: [folder] }, desk) => {
    const content = await readContent({ contentDir: folder ?? desk.config().contentDir })
    const issuers = [...content.values()].map(({ issuer, version }) => ({ issuer: issuer.code, version }))
    return {
      json: { usable: true, issuers },
      text: [
        'The content can be used.',
        ...issuers.map(({ issuer, version }) => `${issuer}  ${version}`),
      ].join('\n'),
    }
  },
}
