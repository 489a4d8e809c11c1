import type { TestProject } from 'vitest/node'
import { databases } from '../test/support/databases.ts'
import { type AttackedStore, type StartedStore, startStore } from './attacked-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly stores: readonly AttackedStore[]
  }
}

/** Starts the built store once per database, for all files of the suite, and ends it after the last. */
export default async function startStores({ provide }: TestProject): Promise<() => Promise<void>> {
  const started: StartedStore[] = []
  const stopAll = async () => {
    for (const { stop } of started) await stop()
  }
  try {
    for (const kind of databases) started.push(await startStore(kind))
  } catch (error) {
    await stopAll()
    throw error
  }
  provide(
    'stores',
    started.map(({ store }) => store),
  )
  return stopAll
}
