import type { Parts } from '../parts.ts'
import { heldQueues, type OperatorSwitches, readOperatorSwitches } from '../repositories/operator-switches.ts'
import { reloadContent } from './reload-content.ts'

/** Between two looks: so long after an operator's order it holds everywhere. */
const LOOK_MS = 2_000

/** What an operator switches for all processes, as one process follows it. */
export interface SwitchWatch {
  /** Looks once: before the store opens and before jobs are worked on. */
  look(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/**
 * Follows the switches in the database: maintenance, held queues, the wish for another reading of the content. While
 * the database is away what was seen last holds. The embedded one belongs to this process, so that nobody turns them
 * while it runs.
 */
export function watchSwitches(
  parts: Pick<Parts, 'database' | 'switches' | 'jobs' | 'config' | 'content' | 'log'>,
): SwitchWatch {
  const { database, switches, jobs } = parts
  let askedContent: string | null | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null

  const follow = async (found: OperatorSwitches) => {
    const maintenance = found.get('maintenance')
    switches.share(maintenance ? maintenance.state === 'on' : null)
    jobs.hold(new Set(heldQueues(found)))
    // What is seen first was asked for before this process read its content.
    const content = found.get('content')?.state ?? null
    if (askedContent !== undefined && askedContent !== content) await reloadContent(parts)
    askedContent = content
  }
  const look = async () => {
    // That the database is away is told by whoever needs it.
    const found = await readOperatorSwitches(database).catch(() => null)
    if (found) await follow(found)
    looking = null
  }

  return {
    look,
    start: () => {
      if (database.kind === 'embedded') return
      timer = setInterval(() => {
        looking ??= look()
      }, LOOK_MS).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
