import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Parts } from '../parts.ts'
import { sendProblem } from '../plugins/problem.ts'
import { isSessionEnded } from '../repositories/ended-sessions.ts'

/** Ended sessions that a process remembers, the least recently asked for forgotten first. */
const REMEMBERED = 20_000
/** Ending it again is as good as once. */
const ENDING = 'access.endSession'

/**
 * Refuses the calls of a session that somebody ended by 'Sair' (401), whatever token it has: at once in every process,
 * since they ask the database. What answers everybody alike and opens nothing of a session asks it not, and is refused
 * where this process knows of the end already. Stands behind the token's check.
 */
export function refuseEnded({ database }: Pick<Parts, 'database'>) {
  const known = new LRUCache<string, true>({ max: REMEMBERED })
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { call, opensNothing } = request.routeOptions.config
    const sessionId = request.caller?.sessionId
    if (sessionId === undefined || call === ENDING) {
      done()
      return
    }
    const enter = (isEnded: boolean) => {
      if (!isEnded) return void done()
      known.set(sessionId, true)
      sendProblem(reply, 'unauthorised')
    }
    if (known.has(sessionId) || opensNothing) enter(known.has(sessionId))
    else isSessionEnded(database.kysely, sessionId).then(enter, done)
  }
}
