import { createServer } from 'node:http'
import { createRequire } from 'node:module'

/**
 * What a start is compared with: a process that opens the same database with the same engine, asks it one thing, and
 * listens. `BARE_DIR` is the store's folder, `BARE_PORT` where it listens.
 */
const { BARE_DIR = '', BARE_PORT = '0' } = process.env

// The engine is the server's package, not the benchmarks'.
const { PGlite } = createRequire(new URL('../apps/server/package.json', import.meta.url))(
  '@electric-sql/pglite',
) as { readonly PGlite: new (folder: string) => Engine }

interface Engine {
  query(text: string): Promise<unknown>
  close(): Promise<void>
}

const engine = new PGlite(`${BARE_DIR}/database`)
await engine.query('select name from kysely_migration')
const server = createServer((_request, response) => response.end('{"status":"ok"}'))
server.listen(Number(BARE_PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void engine.close().then(() => process.exit(0))
})
