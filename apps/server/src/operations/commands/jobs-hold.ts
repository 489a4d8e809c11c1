import { turnSwitch } from '../../repositories/operator-switches.ts'
import { change } from './change.ts'
import type { Command } from './command.ts'
import { readQueues } from './jobs-list.ts'

/** Nobody works on a queue until it is released. */
export const jobsHold: Command = {
  words: 'jobs hold',
  operands: ['QUEUE|all'],
  about: 'holds a queue in every process, over restarts; its jobs wait and new ones join them',
  question: ({ operands: [queue] }) =>
    `Jobs of ${readQueues(queue).join(', ')} wait until they are released.`,
  run: async ({ operands: [name = ''] }, desk) => turnQueues(name, 'on', desk),
}

/** Lets a queue be worked on again. */
export const jobsRelease: Command = {
  words: 'jobs release',
  operands: ['QUEUE|all'],
  about: 'lets a held queue be worked on again',
  question: ({ operands: [queue] }) => `Jobs of ${readQueues(queue).join(', ')} are worked on again.`,
  run: async ({ operands: [name = ''] }, desk) => turnQueues(name, 'off', desk),
}

async function turnQueues(name: string, state: 'on' | 'off', desk: Parameters<Command['run']>[1]) {
  const queues = readQueues(name)
  const held = state === 'on'
  const command = held ? jobsHold.words : jobsRelease.words
  await change(desk, { command, target: name }, async (trx) => {
    for (const queue of queues) await turnSwitch(trx, `hold:${queue}`, state, desk.now())
  })
  return {
    json: { queues, held },
    text: `${queues.join(', ')}: ${held ? 'held' : 'released'}. Every process knows within seconds; jobs under way go on.`,
  }
}
