import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that the system gives to outgoing connections: none of them takes the port before its process does. */
const LOWEST = 20_000
const BEYOND = 32_000

/** A port of this machine's own address that nobody listens on; it stays free until somebody does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, BEYOND)
    const server = createServer()
    try {
      await Promise.all([once(server, 'listening'), server.listen(port, '127.0.0.1')])
      server.close()
      await once(server, 'close')
      return port
    } catch {
      // Somebody has it: another one.
    }
  }
}
