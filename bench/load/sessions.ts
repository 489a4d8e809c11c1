import { newId } from '../../apps/server/src/database/new-id.ts'
import { createTokens } from '../../apps/server/src/gateway/tokens.ts'
import { TOKEN_SECRET } from '../start-store.ts'

/** A visitor: a session and the headers of its calls. */
export interface Visitor {
  readonly sessionId: string
  readonly headers: Readonly<Record<string, string>>
}

/** Visitors enough that none meets its limit of calls a minute; `LIMITS=relaxed` lets one machine be all of them. */
export async function visitors(count: number): Promise<readonly Visitor[]> {
  const tokens = createTokens(Buffer.from(TOKEN_SECRET), () => new Date())
  return Promise.all(
    Array.from({ length: count }, async () => {
      const sessionId = newId()
      const token = await tokens.issue({ clientId: 'loja-dev', sessionId })
      return {
        sessionId,
        headers: {
          'content-type': 'application/json',
          client_id: 'loja-dev',
          access_token: token,
          'sigla-emissor': 'VRPAT',
          'sigla-canal': 'default',
        },
      }
    }),
  )
}
