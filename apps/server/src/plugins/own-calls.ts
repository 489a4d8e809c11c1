import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AccessToken } from '../../../store/app/host-contract.ts'
import { isSame } from '../protection/is-same.ts'

const HEADER = 'x-store-process'

/** Tells the calls of the store's own pages from those of everybody else. */
export interface OwnCalls {
  /** What the store's half adds to its calls within the process. */
  readonly headers: Readonly<Record<string, string>>
  readonly isOwn: (request: Pick<FastifyRequest, 'headers'>) => boolean
  /** A token of the process itself, nobody's session: asked of no database (docs/rules/calls.md: own-token). */
  readonly signToken: () => Promise<AccessToken>
}

/**
 * A mark that is made anew at each start and never leaves the process: limits on programs that come for tokens do not
 * shut the store's own pages, whose visitors may share an address with such a program, or with a whole office.
 */
export function createOwnCalls(signToken: OwnCalls['signToken']): OwnCalls {
  const mark = randomBytes(32).toString('base64url')
  return {
    headers: { [HEADER]: mark },
    signToken,
    isOwn: ({ headers }) => {
      const given = headers[HEADER]
      return typeof given === 'string' && isSame(given, mark)
    },
  }
}
