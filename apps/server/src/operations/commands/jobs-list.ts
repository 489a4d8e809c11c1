import { countJobs, JOB_STATES, type JobState, listJobs } from '../../jobs/engine-tables.ts'
import { QUEUE_NAMES } from '../../jobs/queues.ts'
import { heldQueues, readOperatorSwitches } from '../../repositories/operator-switches.ts'
import { type Command, textOf, WrongArguments } from './command.ts'
import { describeJob } from './describe-job.ts'
import { asTable } from './print.ts'

const LIMIT = 50
/** What is not done, unless told. */
const OPEN: readonly JobState[] = ['created', 'retry', 'active', 'failed']

/** Counts of every queue, and the oldest jobs. */
export const jobsList: Command = {
  words: 'jobs list',
  options: {
    queue: { type: 'string', value: 'QUEUE', about: `of one queue: ${QUEUE_NAMES.join(', ')}` },
    state: {
      type: 'string',
      value: 'STATE',
      multiple: true,
      about: `${JOB_STATES.join(', ')}; without it those that are not done`,
    },
    limit: { type: 'string', value: 'N', about: `so many at most, oldest first; ${LIMIT} unless told` },
  },
  about: 'counts of every queue (seconds of the oldest that is due), and the oldest jobs',
  run: async (given, desk) => {
    const queue = textOf(given, 'queue')
    if (queue !== undefined) readQueue(queue)
    const states = given.texts('state').map(readState)
    const limit = Number(textOf(given, 'limit') ?? LIMIT)
    if (!Number.isInteger(limit) || limit < 1) throw new WrongArguments('--limit is no number of jobs.')
    const database = await desk.database()
    const held = new Set(heldQueues(await readOperatorSwitches(database)))
    const counts = await countJobs(database.kysely)
    const queues = QUEUE_NAMES.filter((name) => queue === undefined || name === queue).map((name) => ({
      ...(counts.find((count) => count.queue === name) ?? none(name)),
      held: held.has(name),
    }))
    const wanted = { states: states.length > 0 ? states : OPEN, limit, ...(queue ? { queue } : {}) }
    const jobs = (await listJobs(database.kysely, wanted)).map(describeJob)
    return {
      json: { queues, jobs },
      text: `${asTable(queues, '')}\n\n${asTable(jobs, 'There are no such jobs.')}`,
    }
  },
}

const none = (queue: string) => ({
  queue,
  waiting: 0,
  retrying: 0,
  later: 0,
  running: 0,
  failed: 0,
  oldestSeconds: 0,
})

function readState(text: string): JobState {
  const state = JOB_STATES.find((name) => name === text)
  if (!state) throw new WrongArguments(`--state is one of ${JOB_STATES.join(', ')}.`)
  return state
}

/** The queues that a name means, `all` meaning every one; throws `WrongArguments`. */
export function readQueues(text: string | undefined) {
  return text === 'all' ? QUEUE_NAMES : [readQueue(text)]
}

/** The queue of that name; throws `WrongArguments`. */
export function readQueue(text: string | undefined) {
  const queue = QUEUE_NAMES.find((name) => name === text)
  if (!queue) throw new WrongArguments(`A queue is one of ${QUEUE_NAMES.join(', ')}.`)
  return queue
}
