import { join } from 'node:path'
import { ENGINE_FLAGS } from '../scripts/engine-flags.mjs'
import { at, PORTS } from './addresses.ts'
import { type Child, startChild } from './child.ts'

const MAIN = join(import.meta.dirname, '..', 'apps', 'server', 'build', 'main.js')

/** The key that signs the tokens of the load: the benchmarks hand out sessions themselves. */
export const TOKEN_SECRET = 'only-for-benchmarks-on-this-machine-0123456789'

/** Another process of the store than the first: where it listens, and what it does. */
export interface OtherProcess {
  readonly port: number
  readonly operations: number
  /** Listens on the operations port alone. */
  readonly isJobs?: boolean
}

/** The store as `npm start` runs it, on the benchmarks' ports unless told. */
export function startStore(
  env: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  { port, operations, isJobs = false }: OtherProcess = { port: PORTS.store, operations: PORTS.operations },
): Promise<Child> {
  const settings = {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(env.DATA_DIR, 'compile-cache'),
    HOST: '127.0.0.1',
    PORT: `${port}`,
    OPERATIONS_PORT: `${operations}`,
    TOKEN_SECRET,
    ...env,
  }
  return startChild([...ENGINE_FLAGS, MAIN], settings, `${at(isJobs ? operations : port)}/health/ready`)
}
