import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { join } from 'node:path'
import { PORTS } from '../addresses.ts'

/** Names under which the front is reached; the browser maps them to loopback. */
export const STORE_HOST = 'loja.vr.example'
export const FLOOR_HOST = 'piso.vr.example'

const TARGETS: Readonly<Record<string, number>> = { [STORE_HOST]: PORTS.store, [FLOOR_HOST]: PORTS.peer }
/** Headers of one hop only; HTTP/2 forbids them. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

/** What stands before a store in production: TLS and HTTP/2 with a certificate of its own. `dir` takes its key. */
export async function openFront(dir: string): Promise<{ close: () => Promise<void> }> {
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${STORE_HOST}`]
      .concat(['-addext', `subjectAltName=DNS:${STORE_HOST},DNS:${FLOOR_HOST}`])
      .concat(['-keyout', key, '-out', cert]),
    { stdio: 'ignore' },
  )
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true })
  server.on('request', pass)
  await new Promise<void>((ready) => server.listen(PORTS.front, '127.0.0.1', ready))
  return { close: () => new Promise((done) => server.close(() => done())) }
}

function pass(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const { host: hostname } = new URL(`https://${incoming.authority || incoming.headers.host}`)
  const [host = ''] = hostname.split(':')
  const plain = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':') && !HOP.has(name))
  // As behind port 443: neither the host nor a page's origin names a port, so that the store knows its own pages.
  const origin = incoming.headers.origin && new URL(incoming.headers.origin)
  const headers = {
    ...Object.fromEntries(plain),
    host,
    'x-forwarded-proto': 'https',
    ...(origin ? { origin: `${origin.protocol}//${origin.hostname}` } : {}),
  }
  const { method, url: path } = incoming
  const forwarded = request(
    { host: '127.0.0.1', port: TARGETS[host] ?? 0, method, path, headers },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !HOP.has(name))
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(outgoing)
    },
  )
  forwarded.on('error', () => outgoing.destroy())
  incoming.pipe(forwarded)
}
