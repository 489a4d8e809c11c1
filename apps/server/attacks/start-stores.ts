import type { TestProject } from 'vitest/node'
import { databases } from '../test/support/databases.ts'
import { type AttackedStore, type StartedStore, startStore } from './attacked-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of each worker, one a database (`storesHere`). */
    readonly stores: readonly (readonly AttackedStore[])[]
  }
}

/** Starts the built store once per worker and database, for all files of the suite, and ends it after the last. */
export default async function startStores({ config, provide }: TestProject): Promise<() => Promise<void>> {
  const started: StartedStore[] = []
  const stopAll = async () => {
    await Promise.all(started.map(({ stop }) => stop()))
  }
  const startHere = async () => {
    const stores: AttackedStore[] = []
    for (const kind of databases) {
      const one = await startStore(kind)
      started.push(one)
      stores.push(one.store)
    }
    return stores
  }
  try {
    const stores: (readonly AttackedStore[])[] = []
    for (let nth = 0; nth < config.maxWorkers; nth++) stores.push(await startHere())
    provide('stores', stores)
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}
