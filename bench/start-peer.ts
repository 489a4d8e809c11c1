import { join } from 'node:path'
import { PEER, PORTS } from './addresses.ts'
import { type Child, startChild } from './child.ts'

/** The peer with a folder to serve, or an answer to give. */
export function startPeer({
  files = '',
  answer = '{}',
}: {
  files?: string
  answer?: string
}): Promise<Child> {
  const env = { PEER_PORT: `${PORTS.peer}`, PEER_FILES: files, PEER_ANSWER: answer }
  return startChild([join(import.meta.dirname, 'peer-server.ts')], env, `${PEER}/health/ready`)
}
