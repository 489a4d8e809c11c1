import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { makeDataDir, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { BUILT_MAIN, type LaunchedStore, launchStore } from '../support/launch-store.ts'
import { startTestServer, type TestServer } from '../support/start-server.ts'

const GRANT = JSON.stringify({ client_id: 'loja-dev', redirect_uri: 'http://localhost:3000/' })
const HALF = Math.floor(GRANT.length / 2)
const HEAD = ['host: localhost', 'content-type: application/json', `content-length: ${GRANT.length}`]
const POST_GRANT = ['POST /api/oauth/grant-code HTTP/1.1', ...HEAD, '', ''].join('\r\n')
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

const CALL_SHAPE =
  '{"codigoRetorno":{"codigo":503,"descricao":"O serviço está indisponível no momento. Aguarde alguns minutos e tente novamente."}}'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A connection of a test, and everything that came back on it. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  let error: Error | null = null
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  socket.on('error', (reason) => {
    error = reason
  })
  const ended = once(socket, 'close').then(() => ({ text, error }))
  await once(socket, 'connect')
  return { ended, send: (chunk: string) => socket.write(chunk), text: () => text }
}

function expectRefusal(
  { text, error }: { readonly text: string; readonly error: Error | null },
  shape: string,
) {
  expect(error).toBeNull()
  expect(text).toMatch(/^HTTP\/1.1 503 /)
  expect(text.toLowerCase()).toContain('connection: close')
  expect(text.toLowerCase()).toContain('retry-after: ')
  expect(text).toContain(shape)
}

describe('a process that was asked to end', () => {
  let dataDir: string
  let store: LaunchedStore
  afterEach(() => {
    store.child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  })

  it('refuses what is half sent in the shape of calls, and ends well', async () => {
    dataDir = await makeDataDir()
    store = launchStore(BUILT_MAIN, { DATA_DIR: dataDir, STORE: 'none' })
    const port = Number(new URL(await store.address).port)
    const [half, unread] = [await open(port), await open(port)]
    half.send(`${POST_GRANT}${GRANT.slice(0, HALF)}`)
    unread.send('POST /api/oauth/gra')
    // Both have arrived: what is sent after them was answered.
    await fetch(`${await store.address}/health/live`)
    store.child.kill('SIGTERM')
    expectRefusal(await half.ended, CALL_SHAPE)
    expectRefusal(await unread.ended, CALL_SHAPE)
    expect(await store.exited).toBe(0)
  })

  it('serves new connections for DRAIN_SECONDS, though it is not ready, then ends well', async () => {
    dataDir = await makeDataDir()
    store = launchStore(BUILT_MAIN, { DATA_DIR: dataDir, STORE: 'none', DRAIN_SECONDS: '4' })
    const address = await store.address
    await fetch(`${address}/health/live`)
    const asked = performance.now()
    store.child.kill('SIGTERM')
    await expect
      .poll(async () => (await fetch(`${address}/health/ready`)).status, { timeout: 240_000 })
      .toBe(503)
    const grant = await fetch(`${address}/api/oauth/grant-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: GRANT,
    })
    expect(grant.status).toBe(200)
    expect(await store.exited).toBe(0)
    expect(performance.now() - asked).toBeGreaterThanOrEqual(4_000)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'takes %s for one order where it comes three times',
    async (signal) => {
      dataDir = await makeDataDir()
      store = launchStore(BUILT_MAIN, { DATA_DIR: dataDir, STORE: 'none' })
      const half = await open(Number(new URL(await store.address).port))
      half.send(`${POST_GRANT}${GRANT.slice(0, HALF)}`)
      await fetch(`${await store.address}/health/live`)
      for (const _ of ['the terminal', 'npm', 'the script']) {
        store.child.kill(signal)
        await wait(100)
      }
      half.send(GRANT.slice(HALF))
      expect((await half.ended).text).toMatch(/^HTTP\/1.1 200 /)
      expect(await store.exited).toBe(0)
    },
  )
})

describe('a server that ends', () => {
  let opened: TestDatabase
  let server: TestServer
  let port: number

  const start = async () => {
    opened = await openTestDatabase('embedded')
    server = await startTestServer({ database: opened })
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    const address = server.app.server.address()
    port = typeof address === 'object' && address ? address.port : 0
  }
  afterEach(async () => {
    await server.close()
    await opened.close()
  })

  it('answers a request whose body still comes', async () => {
    await start()
    const { send, ended } = await open(port)
    send(`${POST_GRANT}${GRANT.slice(0, HALF)}`)
    await fetch(`http://127.0.0.1:${port}/health/live`)
    server.parts.switches.beginClosing()
    const finished = server.app.drain.finish()
    send(GRANT.slice(HALF))
    expect((await ended).text).toMatch(/^HTTP\/1.1 200 [\s\S]*redirect_uri/)
    await finished
  })

  it.each([
    ['/api/bff/faqs/categorias', CALL_SHAPE],
    ['/recursos/precificar', CALL_SHAPE],
    ['/carrinho/beneficios', '<h1>A loja volta em instantes</h1>'],
  ])('refuses %s in its own shape on a connection that was open', async (path, shape) => {
    await start()
    const { send, ended, text } = await open(port)
    send(get('/health/live'))
    await expect.poll(text, { timeout: 240_000 }).toContain('{"status":"ok"}')
    const before = text().length
    server.parts.switches.beginClosing()
    const finished = server.app.drain.finish()
    send(get(path))
    const { text: all, error } = await ended
    expectRefusal({ text: all.slice(before), error }, shape)
    await finished
  })

  it('goes on answering while its balancer notices, and ends each connection with its answer', async () => {
    await start()
    server.parts.switches.beginClosing()
    const [ready, grant] = [await open(port), await open(port)]
    ready.send(get('/health/ready'))
    grant.send(`${POST_GRANT}${GRANT}`)
    expect((await ready.ended).text).toMatch(/^HTTP\/1.1 503 [\s\S]*"reason":"closing"/)
    const { text, error } = await grant.ended
    expect(error).toBeNull()
    expect(text).toMatch(/^HTTP\/1.1 200 [\s\S]*redirect_uri/)
    expect(text.toLowerCase()).toContain('connection: close')
  })
})
