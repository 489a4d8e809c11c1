import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface StreamOperations {
  fsync?: (stream: { nfd?: number }) => number
}

/**
 * The engine's file system with a real fsync: as shipped it has none, so a commit would not survive a power cut. Needs
 * `DURABLE_START` beside it.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    result.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS } = module as { NODEFS: { stream_ops: StreamOperations } }
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fdatasyncSync(stream.nfd)
        return 0
      }
    })
    return result
  }
}

/** Beside what the engine starts with by itself. */
const SETTINGS = [
  'fsync=on',
  // Other sync methods are stubs in the WebAssembly build.
  'wal_sync_method=fsync',
  // Cleared at each start, and resident from then on: the default of 128 MB costs 0.1 s and 100 MB.
  'shared_buffers=24MB',
  // One process, one connection.
  'max_connections=20',
]

/** The engine's start parameters with fsync on, sized for a store on one machine. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...SETTINGS.flatMap((setting) => ['-c', setting]),
]
