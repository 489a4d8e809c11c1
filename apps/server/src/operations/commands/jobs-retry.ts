import { listJobs } from '../../jobs/engine-tables.ts'
import { change } from './change.ts'
import { type Command, EXIT, type Given, textOf, WrongArguments } from './command.ts'
import { findOneJob } from './describe-job.ts'
import type { Desk } from './desk.ts'
import { readQueue } from './jobs-list.ts'

/** Of a queue: what failed and waits for its next try, or was given up; not what was cancelled or is for later. */
const FAILED = ['retry', 'failed'] as const
/** Jobs of one order; a second one takes the next. */
const MOST = 10_000
/** Jobs that one transaction holds. */
const BATCH = 100

/** Has a job tried now, or all of a queue that failed. */
export const jobsRetry: Command = {
  words: 'jobs retry',
  operands: ['[ID]'],
  options: {
    queue: { type: 'string', value: 'QUEUE', about: 'all of a queue that failed, in the place of one ID' },
  },
  about: 'tries a job now that waits, was given up or was cancelled, or all of a queue that failed',
  question: (given) => {
    const queue = queueOf(given)
    return queue === null
      ? `Job ${given.operands[0]} is tried now.`
      : `Every job of ${queue} that failed is tried now.`
  },
  run: async (given, desk) => {
    const queue = queueOf(given)
    return queue === null ? retryOne(given, desk) : retryQueue(queue, desk)
  },
}

/** The queue that is meant, null where one job is; throws `WrongArguments` for both and for neither. */
function queueOf(given: Given) {
  const queue = textOf(given, 'queue')
  if ((queue === undefined) === (given.operands[0] === undefined))
    throw new WrongArguments('Name one job by its ID, or a queue with --queue.')
  return queue === undefined ? null : readQueue(queue)
}

async function retryOne(given: Given, desk: Desk) {
  const job = await findOneJob(given, desk)
  const { id, queue, state } = job
  if (state === 'active' || state === 'completed') {
    const text = `Job ${id} is ${state === 'active' ? 'being worked on' : 'done'}: nothing was changed.`
    return { exit: EXIT.failed, json: { retried: false, id, queue, state }, text }
  }
  const jobs = await desk.jobs()
  const retried = await change(desk, { command: 'jobs retry', target: id }, (trx) => jobs.retry(trx, job))
  return {
    exit: retried ? EXIT.done : EXIT.failed,
    json: { retried, id, queue },
    text: retried ? `Job ${id} of ${queue} is tried now.` : `Job ${id} was taken up meanwhile.`,
  }
}

async function retryQueue(queue: ReturnType<typeof readQueue>, desk: Desk) {
  const { kysely } = await desk.database()
  const failed = await listJobs(kysely, { states: FAILED, queue, limit: MOST })
  const jobs = await desk.jobs()
  let retried = 0
  for (let from = 0; from < failed.length; from += BATCH) {
    await change(desk, { command: 'jobs retry', target: queue }, async (trx) => {
      for (const job of failed.slice(from, from + BATCH)) if (await jobs.retry(trx, job)) retried += 1
    })
  }
  return {
    json: { retried, queue },
    text: failed.length === 0 ? `No job of ${queue} failed.` : `${retried} jobs of ${queue} are tried now.`,
  }
}
