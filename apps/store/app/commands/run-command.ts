import { apiActivity } from './api-activity.ts'
import type { CommandResult } from './command-result.ts'
import { COMMAND_PATHS, type CommandName, type Commands } from './command-table.ts'

/** No answer came: the connection was lost or the server is down. Nothing in the browser changes. */
const LOST = { ok: false, problem: { code: -99, status: 0, description: '', fields: [] } } as const
/** The process ends, or whoever stands before it finds none: another one answers soon. */
const UNAVAILABLE = { ok: false, problem: { code: -6, status: 503, description: '', fields: [] } } as const

/**
 * Asks the store's server half for a command, from the browser. The address keeps the page's query string, so that
 * issuer and channel are the page's own. Never rejects, but for an abort.
 */
export async function runCommand<N extends CommandName>(
  name: N,
  input: Commands[N]['input'],
  signal?: AbortSignal,
): Promise<CommandResult<Commands[N]['answer']>> {
  const finished = apiActivity.started()
  try {
    const response = await fetch(`/recursos/${COMMAND_PATHS[name]}${location.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
    })
    const result: CommandResult<Commands[N]['answer']> =
      response.status === UNAVAILABLE.problem.status ? UNAVAILABLE : await response.json()
    finished(result.ok ? null : result.problem)
    return result
  } catch (reason) {
    if (signal?.aborted) {
      finished(null)
      throw reason
    }
    finished(LOST.problem)
    return LOST
  }
}
