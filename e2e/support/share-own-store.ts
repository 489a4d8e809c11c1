import { type SharedStore, test } from './test.ts'

/**
 * Gives the tests of a file, or of a group, one store for all of them, each of whose companies only one of them buys
 * for or signs in as: they run one after the other in one worker, and whoever is tried again begins with an empty one.
 */
export function shareOwnStore(ownEnvironment: Readonly<Record<string, string>> = {}): void {
  const sharedStore: SharedStore = { started: undefined }
  test.describe.configure({ mode: 'default' })
  test.use({ ownStore: true, ownEnvironment, sharedStore })
  test.afterAll(async () => {
    await sharedStore.started?.close()
    sharedStore.started = undefined
  })
}
