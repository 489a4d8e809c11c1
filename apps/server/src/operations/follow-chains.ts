import type { Parts } from '../parts.ts'
import { checkChain, listChains } from '../repositories/check-chain.ts'
import { sha256 } from '../services/contract/identify-contract.ts'

const DAY_MS = 24 * 3600_000
/** Not among what a start does: a chain of years takes a while to be followed. */
const FIRST_MS = 10 * 60_000

type Needs = Pick<Parts, 'database' | 'metrics' | 'log'>

/** Follows every issuer's chain of accepted contracts once; what does not hold is counted and logged. */
export async function followChains({ database: { kysely }, metrics, log }: Needs): Promise<void> {
  for (const issuer of await listChains(kysely)) {
    const { problems } = await checkChain(kysely, issuer, sha256)
    metrics.chainProblems.set({ issuer }, problems.length)
    if (problems.length > 0)
      log.error({ issuer, problems: problems.length }, 'a chain of contracts is broken')
  }
}

/** Follows the chains some minutes after the start, and once a day. */
export function scheduleChains(needs: Needs): { start(): void; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  const begin = () => {
    // That the database is away is told by whoever needs it.
    running ??= followChains(needs)
      .catch((err: unknown) => needs.log.warn({ err }, 'the chains could not be followed'))
      .finally(() => {
        running = null
      })
    timer = setTimeout(begin, DAY_MS).unref()
  }
  return {
    start: () => {
      timer = setTimeout(begin, FIRST_MS).unref()
    },
    stop: async () => {
      clearTimeout(timer)
      await running
    },
  }
}
