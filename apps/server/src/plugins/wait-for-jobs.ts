import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Jobs } from '../jobs/jobs.ts'

/** Lets calls in once jobs can be enqueued: those of the first moments after a start wait for it. */
export function waitForJobs(jobs: Pick<Jobs, 'started'>) {
  let hasStarted = false
  void jobs.started.then(() => {
    hasStarted = true
  })
  return (_request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (hasStarted) done()
    else void jobs.started.then(() => done())
  }
}
