import { newId } from '../../database/new-id.ts'
import { turnSwitch } from '../../repositories/operator-switches.ts'
import { readContent } from '../read-content.ts'
import { change } from './change.ts'
import type { Command } from './command.ts'

/** Has every process read its content again. */
export const contentReload: Command = {
  words: 'content reload',
  about: 'checks the content here, then has every process read its own again',
  question: () => 'Every process reads its content again.',
  run: async (_given, desk) => {
    const content = await readContent(desk.config())
    const versions = [...content.values()].map(({ issuer, version }) => ({ issuer: issuer.code, version }))
    await change(desk, { command: 'content reload', target: 'content' }, (trx) =>
      turnSwitch(trx, 'content', newId(), desk.now()),
    )
    return {
      json: { asked: true, issuers: versions },
      text: 'Every process reads its content within seconds; its log says what came of it.',
    }
  },
}
