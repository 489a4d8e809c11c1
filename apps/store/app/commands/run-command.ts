import { apiActivity } from './api-activity.ts'
import { notifyEnded, watchSlow } from './command-events.ts'
import type { CommandResult } from './command-result.ts'
import { COMMAND_PATHS, type CommandName, type Commands } from './command-table.ts'
import { LOST, readResult } from './read-result.ts'

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
  const ended = watchSlow()
  try {
    const response = await fetch(`/recursos/${COMMAND_PATHS[name]}${location.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      credentials: 'same-origin',
      signal: signal ?? null,
    })
    const result = await readResult<Commands[N]['answer']>(response)
    finished(result.ok ? null : result.problem)
    notifyEnded(name, result.ok ? null : result.problem.code)
    return result
  } catch (reason) {
    if (signal?.aborted) {
      finished(null)
      throw reason
    }
    finished(LOST.problem)
    notifyEnded(name, LOST.problem.code)
    return LOST
  } finally {
    ended()
  }
}
