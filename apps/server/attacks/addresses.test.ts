import { beforeAll, describe, expect, test } from 'vitest'
import { type AttackedStore, cpuSeconds, failuresIn, type WatchedLog, watchLog } from './attacked-store.ts'
import { openHalf, rawRequest, sendRaw } from './raw-request.ts'
import { oneStoreHere } from './stores-here.ts'

/** In addresses, queries and headers: must not be found in a log. */
const MARK = 'marca-que-ninguem-registra'
const LOCAL = 'Host: localhost'

/** Requests that no browser sends: name, bytes, and what may be answered; 0 is a closed connection. */
const HOSTILE: readonly (readonly [name: string, bytes: string, statuses: readonly number[]])[] = [
  ['15,000 slashes', rawRequest(`GET /faq${'/'.repeat(15_000)}x HTTP/1.1`), [400, 414, 431]],
  ['1,900 slashes', rawRequest(`GET /faq${'/'.repeat(1_900)}x HTTP/1.1`), [400, 404]],
  ['slashes in a call', rawRequest(`GET /api/v2/leads${'/'.repeat(1_900)} HTTP/1.1`), [400, 401, 404]],
  ['an address of 3 KB', rawRequest(`GET /faq?q=${MARK}${'a'.repeat(3_000)} HTTP/1.1`), [400, 414, 431]],
  ['a path of 3 KB', rawRequest(`GET /${'a'.repeat(3_000)} HTTP/1.1`), [400, 414, 431]],
  ['a header of 9 KB', rawRequest('GET /faq HTTP/1.1', [LOCAL, `X-A: ${'a'.repeat(9_000)}`]), [400, 431]],
  [
    'headers of 9 KB together',
    rawRequest('GET /faq HTTP/1.1', [
      LOCAL,
      ...Array.from({ length: 90 }, (_, n) => `X-${n}: ${'a'.repeat(95)}`),
    ]),
    [400, 431],
  ],
  [
    'a host with a blank and a long query',
    rawRequest(`GET /?${MARK}=${'1'.repeat(15_000)} HTTP/1.1`, ['Host: a b.localhost']),
    [400, 414, 421, 431],
  ],
  ['a host with a blank', rawRequest(`GET /?cpf=${MARK} HTTP/1.1`, ['Host: a b.localhost']), [400, 421]],
  ['a host that ends like ours', rawRequest('GET / HTTP/1.1', ['Host: evillocalhost']), [400, 421]],
  ['a host of somebody else', rawRequest('GET / HTTP/1.1', [`Host: ${MARK}.example`]), [400, 421]],
  ['a host with user and path', rawRequest('GET / HTTP/1.1', ['Host: a@localhost/b']), [400, 421]],
  ['a host with a bad port', rawRequest('GET / HTTP/1.1', ['Host: localhost:99999']), [400, 421]],
  ['an open bracket as host', rawRequest('GET / HTTP/1.1', ['Host: [::1']), [400, 421]],
  ['an empty host', rawRequest('GET / HTTP/1.1', ['Host: ']), [400, 421]],
  ['no host', rawRequest('GET / HTTP/1.1', []), [400]],
  ['two hosts', rawRequest('GET / HTTP/1.1', [LOCAL, 'Host: evil.example']), [400]],
  ['an absolute address', rawRequest(`GET http://evil.example/?cpf=${MARK} HTTP/1.1`), [400, 404, 421]],
  ['an absolute address with a bad host', rawRequest('GET http://[/ HTTP/1.1'), [400, 404, 421]],
  ['OPTIONS *', rawRequest('OPTIONS * HTTP/1.1'), [400, 404, 405]],
  ['TRACE', rawRequest('TRACE / HTTP/1.1'), [400, 404, 405]],
  ['CONNECT', rawRequest('CONNECT evil.example:443 HTTP/1.1'), [0, 400, 404, 405]],
  ['a verb of its own', rawRequest('ATTACK / HTTP/1.1'), [400, 405, 501]],
  ['no HTTP at all', `${MARK}\r\n\r\n`, [0, 400]],
  ['a broken escape', rawRequest('GET /produto/%E0%A4%A HTTP/1.1'), [400, 404]],
  ['an escaped NUL', rawRequest('GET /produto/%00 HTTP/1.1'), [400, 404]],
  ['a broken escape in a call', rawRequest('GET /api/v1/enderecos/%E0%A4%A HTTP/1.1'), [400, 401, 404]],
  [
    'a way out of the folder',
    rawRequest('GET /assets/..%2f..%2f..%2f..%2fetc%2fpasswd HTTP/1.1'),
    [400, 403, 404],
  ],
  ['a backslash', rawRequest('GET /..\\..\\etc\\passwd HTTP/1.1'), [400, 404]],
  ['another origin behind slashes', rawRequest('GET //evil.example/%2e%2e HTTP/1.1'), [400, 404]],
  [
    'a command that is none',
    rawRequest('POST /recursos/nada HTTP/1.1', [LOCAL, 'Content-Length: 0']),
    [400, 404, 405],
  ],
  [
    'a command without its input',
    rawRequest('POST /recursos/conta HTTP/1.1', [
      LOCAL,
      'Content-Type: application/json',
      'Content-Length: 0',
    ]),
    [400, 415, 422],
  ],
  [
    'a command with broken input',
    `${rawRequest('POST /recursos/registrar HTTP/1.1', [LOCAL, 'Content-Type: application/json', 'Content-Length: 6'])}{"a":[`,
    [400, 415, 422],
  ],
  [
    'a command with a list for an object',
    `${rawRequest('POST /recursos/precificar HTTP/1.1', [LOCAL, 'Content-Type: application/json', 'Content-Length: 6'])}[null]`,
    [400, 415, 422],
  ],
  ['a command as a page', rawRequest('GET /recursos/conta HTTP/1.1'), [400, 404, 405]],
  ['a contract of nobody', rawRequest('GET /recursos/contrato/%00 HTTP/1.1'), [400, 401, 403, 404]],
  [
    'two lengths',
    rawRequest('POST /api/oauth/grant-code HTTP/1.1', [LOCAL, 'Content-Length: 2', 'Content-Length: 3']),
    [0, 400],
  ],
  [
    'a length and pieces',
    rawRequest('POST /api/oauth/grant-code HTTP/1.1', [
      LOCAL,
      'Content-Length: 2',
      'Transfer-Encoding: chunked',
    ]),
    [0, 400],
  ],
  [
    'a large body that is told',
    rawRequest('POST /api/oauth/grant-code HTTP/1.1', [
      LOCAL,
      'Content-Type: application/json',
      'Content-Length: 99999999',
    ]),
    [413],
  ],
  [
    'a large command that is told',
    rawRequest('POST /recursos/conta HTTP/1.1', [
      LOCAL,
      'Content-Type: application/json',
      'Content-Length: 99999999',
    ]),
    [413],
  ],
  [
    'a large body in pieces',
    `${rawRequest('POST /api/oauth/grant-code HTTP/1.1', [LOCAL, 'Content-Type: application/json', 'Transfer-Encoding: chunked'])}20000\r\n${'"'.repeat(0x20000)}\r\n0\r\n\r\n`,
    [413],
  ],
  [
    'objects in objects',
    `${rawRequest('POST /api/oauth/grant-code HTTP/1.1', [LOCAL, 'Content-Type: application/json', 'Content-Length: 60000'])}${'{"a":'.repeat(12_000)}`,
    [400],
  ],
  [
    'a prototype',
    `${rawRequest('POST /api/oauth/grant-code HTTP/1.1', [LOCAL, 'Content-Type: application/json', 'Content-Length: 24'])}{"__proto__":{"a":"bbbb"}`,
    [400],
  ],
]

/** A request costs at most so many times the CPU of a page that does not exist, which is rendered for each visitor. */
const COSTLIER = 5
const REPEATED = 10
const ROUNDS = 3

/** CPU of a request sent some times in a row. */
async function costOf(store: AttackedStore, bytes: string): Promise<number> {
  const before = await cpuSeconds(store)
  for (let nth = 0; nth < REPEATED; nth++) await sendRaw(store, bytes)
  return (await cpuSeconds(store)) - before
}

describe.each(oneStoreHere('embedded'))('requests that no browser sends, on $kind', (store) => {
  let log: WatchedLog
  beforeAll(async () => {
    log = await watchLog(store)
  })

  test.each(HOSTILE)('%s is refused', async (_name, bytes, statuses) => {
    const { status, body } = await sendRaw(store, bytes)
    expect(statuses).toContain(status)
    expect(body).not.toMatch(/\n\s+at |node_modules|root:x:/)
  })

  test('none of them costs more than a page does', async () => {
    const page = rawRequest('GET /pagina-que-nao-existe HTTP/1.1')
    await costOf(store, page)
    let ofPage = await costOf(store, page)
    for (const [name, bytes] of HOSTILE) {
      const ratios = [(await costOf(store, bytes)) / ofPage]
      while (Number(ratios.at(-1)) > COSTLIER && ratios.length < ROUNDS) {
        ofPage = await costOf(store, page)
        ratios.push((await costOf(store, bytes)) / ofPage)
      }
      expect(Math.min(...ratios), `${name}, times the CPU of a page`).toBeLessThanOrEqual(COSTLIER)
    }
  })

  test('half-sent and slow requests keep nobody out', async () => {
    const half =
      'POST /api/oauth/grant-code HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
    const sockets = openHalf(store, 300, (nth) =>
      nth % 2 === 0 ? half : `${half}Content-Length: 50\r\n\r\n{"client_id"`,
    )
    try {
      await sockets.open
      const { status } = await sendRaw(store, rawRequest('GET / HTTP/1.1'))
      expect(status).toBe(200)
    } finally {
      sockets.destroy()
    }
  })

  test('the log tells no failure of all this, and nothing of what was in it', async () => {
    const lines = await log.lines()
    expect(failuresIn(lines)).toEqual([])
    expect(lines.filter((line) => line.includes(MARK))).toEqual([])
  })
})
