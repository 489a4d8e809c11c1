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
    if (await isFree(port)) return port
  }
}

/** A thousand, such as 21,000, beyond which none of these ports is taken: 21,017 for 17. */
export async function freeThousand(ports: readonly number[]): Promise<number> {
  for (;;) {
    const thousand = randomInt(LOWEST / 1000, BEYOND / 1000) * 1000
    const found = await Promise.all(ports.map((port) => isFree(thousand + port)))
    if (found.every(Boolean)) return thousand
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await Promise.all([once(server, 'listening'), server.listen(port, '127.0.0.1')])
    server.close()
    await once(server, 'close')
    return true
  } catch {
    // Somebody has it.
    return false
  }
}
