import type { Transport, WireResponse } from '@benefits/wire/transport'
import { expect, test } from 'vitest'
import { obtainToken } from './obtain-token.server.ts'

const CALLER = { issuer: 'VRPAT', channel: 'default', subChannel: '' }
const CLIENT = { id: 'loja-dev', secret: 's', redirectUri: 'http://localhost:3000/' }

const TOKEN: WireResponse = { status: 200, headers: {}, body: { access_token: 't', expires_in: 1800 } }
const refused = (status: number): WireResponse => ({
  status,
  headers: {},
  body: { codigoRetorno: { codigo: status, descricao: '' } },
})

/** A gateway whose codes are numbered, and that answers each trade as told; `lost` is no answer at all. */
function gateway(...trades: readonly (WireResponse | 'lost')[]) {
  const traded: unknown[] = []
  let granted = 0
  const transport: Transport = async ({ path, body }) => {
    if (path.endsWith('grant-code')) {
      granted += 1
      return { status: 200, headers: {}, body: { redirect_uri: `http://localhost:3000/?code=c${granted}` } }
    }
    traded.push((body as { code: string }).code)
    const answer = trades[traded.length - 1] ?? 'lost'
    if (answer === 'lost') throw new TypeError('fetch failed')
    return answer
  }
  return { traded, obtain: () => obtainToken(transport, CALLER, CLIENT, null) }
}

test.each([['lost'], [refused(401)], [refused(502)], [refused(504)]] as const)(
  'a code whose answer is %j is followed by another one',
  async (first) => {
    const { traded, obtain } = gateway(first, TOKEN)
    expect(await obtain()).toEqual({ ok: true, token: { token: 't', expiresIn: 1800 } })
    expect(traded).toEqual(['c1', 'c2'])
  },
)

test('once, and not again', async () => {
  const { traded, obtain } = gateway('lost', 'lost', TOKEN)
  expect(await obtain()).toMatchObject({ ok: false, problem: { code: -99 } })
  expect(traded).toEqual(['c1', 'c2'])
})

test.each([429, 503, 400])('a refusal with %i says nothing about the code', async (status) => {
  const { traded, obtain } = gateway(refused(status), TOKEN)
  expect(await obtain()).toMatchObject({ ok: false, problem: { status } })
  expect(traded).toEqual(['c1'])
})
