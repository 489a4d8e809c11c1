import { change } from './change.ts'
import { type Command, EXIT } from './command.ts'
import { findOneJob } from './describe-job.ts'

/** Takes a job out of its queue. */
export const jobsCancel: Command = {
  words: 'jobs cancel',
  operands: ['ID'],
  about: 'takes a job out that is not done; jobs retry brings it back',
  question: ({ operands }) => `Job ${operands[0]} is not done any more: what it was to do stays undone.`,
  run: async (given, desk) => {
    const job = await findOneJob(given, desk)
    const { id, queue } = job
    const jobs = await desk.jobs()
    const cancelled = await change(desk, { command: 'jobs cancel', target: id }, (trx) =>
      jobs.cancel(trx, job),
    )
    return {
      exit: cancelled ? EXIT.done : EXIT.failed,
      json: { cancelled, id, queue },
      text: cancelled ? `Job ${id} of ${queue} is cancelled.` : `Job ${id} is over already.`,
    }
  },
}
