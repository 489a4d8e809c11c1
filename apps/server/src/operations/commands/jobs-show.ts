import type { Command } from './command.ts'
import { describeJob, findOneJob } from './describe-job.ts'
import { asLines } from './print.ts'

/** One job. */
export const jobsShow: Command = {
  words: 'jobs show',
  operands: ['ID'],
  about: 'a job: its queue, what it is about, tries, when next, the last failure',
  run: async (given, desk) => {
    const job = describeJob(await findOneJob(given, desk))
    return { json: job, text: asLines(job) }
  },
}
