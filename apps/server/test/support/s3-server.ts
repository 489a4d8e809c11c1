import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'contratos'

/** A server that speaks S3's protocol on this machine, with a bucket. */
export interface S3Server {
  /** Variables of a store that keeps its documents there. */
  readonly env: Readonly<Record<string, string>>
  /** Names of the objects that are there. */
  list(): readonly string[]
  /** Answers nobody until `reopen`, which brings back what it had under the same address. */
  stop(): Promise<void>
  reopen(): Promise<void>
  close(): Promise<void>
}

/** Starts it. The pair of keys is the one that the package takes. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'benefits-s3-'))
  const open = (port: number) =>
    new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET }] })
  let server = open(0)
  const { port } = await server.run()
  let isOpen = true
  const stop = async () => {
    if (isOpen) await server.close()
    isOpen = false
  }
  return {
    env: {
      DOCUMENTS: 's3',
      DOCUMENTS_S3_URL: `http://127.0.0.1:${port}`,
      DOCUMENTS_S3_BUCKET: BUCKET,
      DOCUMENTS_S3_PREFIX: 'pedidos/',
      DOCUMENTS_S3_KEY_ID: 'S3RVER',
      DOCUMENTS_S3_SECRET: 'S3RVER',
    },
    list: () =>
      readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('_object'))
        .map((name) => name.replace(/^pedidos\/|\._S3rver_object$/g, '')),
    stop,
    reopen: async () => {
      server = open(port)
      await server.run()
      isOpen = true
    },
    close: async () => {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
