import { change } from './change.ts'
import { type Command, EXIT } from './command.ts'
import { findOneJob } from './describe-job.ts'

/** Has a job tried now. */
export const jobsRetry: Command = {
  words: 'jobs retry',
  operands: ['ID'],
  about: 'tries a job now that waits, was given up or was cancelled',
  question: ({ operands }) => `Job ${operands[0]} is tried now.`,
  run: async (given, desk) => {
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
  },
}
