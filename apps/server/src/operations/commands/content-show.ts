import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { readWholeIssuer } from '@benefits/content/whole-issuer'
import type { Command } from './command.ts'

/** What an issuer sells by, which may stand in no one file (docs/content.md: What issuers have in common). */
export const contentShow: Command = {
  words: 'content show',
  operands: ['ISSUER'],
  about: 'prints the files of an issuer of CONTENT_DIR whole: what is shared and what is its own, as one',
  run: async ({ operands: [code = ''] }, desk) => {
    const files = await readWholeIssuer(desk.config().contentDir ?? DEFAULT_ROOT, code)
    return { json: files, text: JSON.stringify(files, null, 2) }
  },
}
