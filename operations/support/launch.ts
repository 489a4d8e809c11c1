import { BUILT_MAIN, type LaunchedStore, launchStore } from '../../apps/server/test/support/launch-store.ts'

/** Starts a process of the built store that ends with the test, also where the test fails before it asks it to. */
export function launch(
  env: Readonly<Record<string, string>>,
  atEnd: (work: () => Promise<void>) => void,
): LaunchedStore {
  const store = launchStore(BUILT_MAIN, env)
  atEnd(async () => {
    store.child.kill('SIGKILL')
    await store.exited
  })
  return store
}
