import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { action } from './command.ts'

const send = (body: string, comando = 'autorizar-cartao', type = 'application/json') => {
  const url = new URL(`http://localhost/recursos/${comando}`)
  const request = new Request(url, { method: 'POST', headers: { 'content-type': type }, body })
  const context = new RouterContextProvider()
  return action({ request, url, params: { comando }, context, pattern: '/recursos/:comando' })
}

test.each([
  '{"number":"4024007153760060"x}',
  '"4024007153760060"',
  '[]',
  '5',
  'null',
  '',
  '{}',
  '{"attempt":5}',
])('a command whose input is %j is refused without a word of it', async (body) => {
  const answer = await send(body)
  expect(answer.status).toBe(400)
  const text = await answer.text()
  expect(JSON.parse(text)).toEqual({
    ok: false,
    problem: { code: 400, status: 400, description: expect.stringMatching(/Confira/), fields: [] },
  })
  expect(text).not.toContain('4024')
})

test('what is no command is not found, what is no JSON is not taken', async () => {
  expect((await send('{}', 'nada')).status).toBe(404)
  expect((await send('{}', 'autorizar-cartao', 'text/plain')).status).toBe(415)
})
