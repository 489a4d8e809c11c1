import { findJob, type ListedJob } from '../../jobs/engine-tables.ts'
import type { Given } from './command.ts'
import type { Desk } from './desk.ts'
import { readId } from './name-order.ts'
import { masked } from './print.ts'

/** The job that a command names by its id; throws where there is none. */
export async function findOneJob({ operands: [text] }: Given, desk: Desk): Promise<ListedJob> {
  const job = await findJob((await desk.database()).kysely, readId(text, 'What names the job'))
  if (!job) throw new Error('There is no such job: those that are done go after three days.')
  return job
}

/** A job without what its last failure may say of people. */
export function describeJob({ output, ...job }: ListedJob) {
  return { ...job, lastError: lastErrorOf(output) }
}

function lastErrorOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null
  const { name, code, message } = output as Readonly<Record<string, unknown>>
  const parts = [name, code, message].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length === 0 ? null : masked(parts.join(' '))
}
