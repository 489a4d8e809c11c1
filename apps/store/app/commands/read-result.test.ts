import { afterEach, expect, test, vi } from 'vitest'
import { readResult } from './read-result.ts'
import { runCommand } from './run-command.ts'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (fetch: () => Promise<Response>) => {
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('fetch', fetch)
}
const find = () => runCommand('findAddress', { params: { cep: '01001000' } })
const problemOf = async (response: Response) => {
  const result = await readResult(response)
  return result.ok ? null : result.problem
}

test('a store that cannot be reached is a lost connection, not a refusal of the server', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await find()).toMatchObject({ ok: false, problem: { code: 'lost', status: 0 } })
})

test('so is a connection that breaks off within the answer', async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network error')),
  })
  answerWith(async () => new Response(broken))
  expect(await find()).toMatchObject({ ok: false, problem: { code: 'lost' } })
})

test('a refusal of the store keeps its code', async () => {
  const refusal = { ok: false, problem: { code: -99, status: 504, description: 'x', fields: [] } }
  answerWith(async () => Response.json(refusal))
  expect(await find()).toEqual(refusal)
})

test('a refusal carries the code by which the log knows its request', async () => {
  const refusal = { ok: false, problem: { code: -88, status: 409, description: 'x', fields: [] } }
  const headers = { 'x-request-id': '0f1e2d3c-4b5a-4678-9abc-def012345678' }
  answerWith(async () => Response.json(refusal, { headers }))
  expect(await find()).toMatchObject({ ok: false, problem: { code: -88, reference: '0F1E2D3C' } })
})

test('what somebody else answers in its place is -6 where it is a 503, else -99', async () => {
  expect(await problemOf(new Response('<h1>', { status: 503 }))).toMatchObject({ code: -6, status: 503 })
  expect(await problemOf(Response.json({ codigoRetorno: {} }, { status: 503 }))).toMatchObject({ code: -6 })
  expect(await problemOf(new Response('<h1>', { status: 502 }))).toMatchObject({ code: -99, status: 0 })
  expect(await problemOf(Response.json(null))).toMatchObject({ code: -99 })
})

test('an abort is no lost connection', async () => {
  const own = new AbortController()
  answerWith(async () => {
    own.abort()
    throw own.signal.reason
  })
  await expect(runCommand('findAddress', { params: { cep: '01001000' } }, own.signal)).rejects.toBe(
    own.signal.reason,
  )
})
