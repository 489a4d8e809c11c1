import { readOperatorSwitches, turnSwitch } from '../../repositories/operator-switches.ts'
import { change } from './change.ts'
import type { Command } from './command.ts'

/** Closes the store, in every process. */
export const maintenanceOn = switching(
  'on',
  'Every call and page of the store answers 503 until it is opened.',
)

/** Opens the store, in every process. */
export const maintenanceOff = switching('off', 'The store is opened.')

function switching(state: 'on' | 'off', question: string): Command {
  const words = `maintenance ${state}`
  return {
    words,
    about: `${state === 'on' ? 'closes' : 'opens'} the store in every process, over restarts`,
    question: () => question,
    run: async (_given, desk) => {
      await change(desk, { command: words, target: 'maintenance' }, (trx) =>
        turnSwitch(trx, 'maintenance', state, desk.now()),
      )
      const text = `Maintenance is ${state}. Every process knows within seconds, but for one with a maintenance file.`
      return { json: { maintenance: state }, text }
    },
  }
}

/** Whether the switch of all processes closes the store. */
export const maintenanceStatus: Command = {
  words: 'maintenance status',
  about: 'whether that switch is on',
  run: async (_given, desk) => {
    const found = (await readOperatorSwitches(await desk.database())).get('maintenance')
    const since = found?.changedAt ?? null
    const state = found?.state ?? 'never switched'
    return {
      json: { maintenance: state, since },
      text: since ? `${state} since ${since.toISOString()}` : `${state}: MAINTENANCE of each process holds`,
    }
  },
}
