import { join } from 'node:path'
import { ENGINE_FLAGS } from '../scripts/engine-flags.mjs'
import { PORTS, STORE } from './addresses.ts'
import { type Child, startChild } from './child.ts'

const MAIN = join(import.meta.dirname, '..', 'apps', 'server', 'build', 'main.js')

/** The key that signs the tokens of the load: the benchmarks hand out sessions themselves. */
export const TOKEN_SECRET = 'only-for-benchmarks-on-this-machine-0123456789'

/** The store as `npm start` runs it, on the benchmarks' ports. */
export function startStore(
  env: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
): Promise<Child> {
  const settings = {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(env.DATA_DIR, 'compile-cache'),
    HOST: '127.0.0.1',
    PORT: `${PORTS.store}`,
    OPERATIONS_PORT: `${PORTS.operations}`,
    TOKEN_SECRET,
    ...env,
  }
  return startChild([...ENGINE_FLAGS, MAIN], settings, `${STORE}/health/ready`)
}
