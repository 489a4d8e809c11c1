import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { withoutOthers } from './private-files.ts'

/** What changes of a file; `mode` where its permissions do. */
type SetAttributes = (file: unknown, attributes: { mode?: number }) => void

interface NodeOperations {
  mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
  setattr: SetAttributes
}

interface StreamOperations {
  fsync?: (stream: { nfd?: number }) => number
  setattr: SetAttributes
}

interface Mounted {
  readonly node_ops: NodeOperations
  readonly stream_ops: StreamOperations
}

/**
 * The engine's file system with a real fsync: as shipped it has none, so a commit would not survive a power cut. Needs
 * `DURABLE_START` beside it. Its files are this account's alone: the engine sets their permissions itself, for all.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    result.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS } = module as { NODEFS: Mounted }
      makeFilesPrivate(NODEFS)
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fdatasyncSync(stream.nfd)
        return 0
      }
    })
    return result
  }
}

function makeFilesPrivate({ node_ops: nodes, stream_ops: streams }: Mounted): void {
  const { mknod } = nodes
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, withoutOthers(mode), device)
  for (const operations of [nodes, streams]) {
    const { setattr } = operations
    operations.setattr = (file, attributes) =>
      setattr(file, {
        ...attributes,
        ...(attributes.mode === undefined ? {} : { mode: withoutOthers(attributes.mode) }),
      })
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
