import { COMMAND_ENDED, type EndedCommand } from '../../commands/command-events.ts'
import type { EventPayloads } from '../reports/event.ts'
import { drainEarlyFailures, FAILED, type Failure } from '../reports/report-failure.ts'
import { kindOf } from '../reports/thrown.ts'

/** A refusal is told by its command and again by the modal that shows it: within this time they are one, in ms. */
const SAME_MS = 1500

type Raised = Pick<EventPayloads['fatal_exception'], 'kind' | 'description'>

/** Tells every error that is raised on the page, those before it began too, a refusal once; gives the way to stop. */
export function watchRefusals(tell: (raised: Raised) => void): () => void {
  let last = { code: '', at: Number.NEGATIVE_INFINITY }
  function refused(given: number | string) {
    const code = String(given)
    const isSame = code === last.code && performance.now() - last.at < SAME_MS
    last = { code, at: performance.now() }
    if (!isSame) tell({ kind: 'refusal', description: code })
  }
  const ended = (event: Event) => {
    const { code } = (event as CustomEvent<EndedCommand>).detail
    if (code !== null) refused(code)
  }
  function raised(failure: Failure) {
    if ('code' in failure) refused(failure.code)
    else tell({ kind: 'script', description: kindOf(failure.thrown) })
  }
  const failed = (event: Event) => raised((event as CustomEvent<Failure>).detail)
  for (const failure of drainEarlyFailures()) raised(failure)
  addEventListener(COMMAND_ENDED, ended)
  addEventListener(FAILED, failed)
  return () => {
    removeEventListener(COMMAND_ENDED, ended)
    removeEventListener(FAILED, failed)
  }
}
