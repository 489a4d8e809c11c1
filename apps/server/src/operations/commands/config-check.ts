import { unreadWarnings } from '../../config/unread-variables.ts'
import { environment } from '../../config.ts'
import { prdWarnings } from '../prd-warnings.ts'
import { type Command, EXIT } from './command.ts'

/** Whether the variables can be used, and what an operator may have forgotten. */
export const configCheck: Command = {
  words: 'config check',
  about: 'whether the variables can be used, and which are set; never their values',
  run: async (_given, desk) => {
    const config = desk.config()
    const set = Object.keys(environment.shape).filter((name) => (desk.variables[name] ?? '') !== '')
    const warnings = [...prdWarnings(config), ...unreadWarnings(desk.variables)]
    return {
      exit: EXIT.done,
      json: { usable: true, set, warnings },
      text: [
        'The configuration can be used.',
        `set: ${set.join(', ') || 'nothing, all as by default'}`,
        ...warnings.map((warning) => `warning: ${warning}`),
      ].join('\n'),
    }
  },
}
