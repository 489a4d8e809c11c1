import type { CallResult } from '@benefits/wire/client'
import type { CallProblem } from '@benefits/wire/problem'
import { describe, expect, it } from 'vitest'
import type { TokenResult } from './obtain-token.server.ts'
import { forgetProcessToken, processToken } from './process-token.server.ts'
import { AUTH_ERR_TOKEN_INVALID, sendWithToken } from './send-with-token.server.ts'
import { IN_FRAME, OWN_PAGE, readSession } from './session-cookie.server.ts'
import { visitorToken } from './visitor-token.server.ts'

const refusal = (status: number, code: CallProblem['code']): CallResult<string> => ({
  ok: false,
  problem: { status, code, description: '', fields: [] },
})
const answer = (text: string): CallResult<string> => ({ ok: true, answer: text, headers: {} })

/** A gateway that hands out fresh1, fresh2, … and remembers which former tokens it saw. */
function gateway() {
  const former: (string | null)[] = []
  return {
    former,
    obtain: async (token: string | null): Promise<TokenResult> => {
      former.push(token)
      return { ok: true, token: { token: `fresh${former.length}`, expiresIn: 1800 } }
    },
  }
}
const refusing = (status: number, code: CallProblem['code']) => async (): Promise<TokenResult> => ({
  ok: false,
  problem: { status, code, description: '', fields: [] },
})
const cookies = (token: string | null, former: string | null = token) => ({ token, formerToken: former })

describe('sending with the visitor’s token', () => {
  it('uses the cookie’s token and changes no cookie', async () => {
    const { obtain, former } = gateway()
    const holder = visitorToken(cookies('old'), OWN_PAGE, obtain)
    expect(await sendWithToken(holder, async (token) => answer(token))).toMatchObject({
      ok: true,
      answer: 'old',
    })
    expect(former).toEqual([])
    expect(holder.cookies()).toEqual([])
  })

  it('asks for a token where there is none, once for parallel calls', async () => {
    const { obtain, former } = gateway()
    const holder = visitorToken(cookies(null), OWN_PAGE, obtain)
    const sent = await Promise.all([1, 2, 3].map(() => sendWithToken(holder, async (token) => answer(token))))
    expect(sent.map((result) => result.ok && result.answer)).toEqual(['fresh1', 'fresh1', 'fresh1'])
    expect(former).toEqual([null])
  })

  it('says that there is no token where the gateway gives none, and asks no call', async () => {
    const asked: string[] = []
    const sent = await sendWithToken(
      visitorToken(cookies(null), OWN_PAGE, refusing(401, 401)),
      async (token) => {
        asked.push(token)
        return answer(token)
      },
    )
    expect(sent).toMatchObject({
      ok: false,
      problem: {
        code: 'tokenNotGenerated',
        status: 502,
        description: 'Não foi possível gerar o access token!',
      },
    })
    expect(asked).toEqual([])
  })

  it('says that a refused token could not be refreshed', async () => {
    const holder = visitorToken(cookies('old'), OWN_PAGE, refusing(0, -99))
    const sent = await sendWithToken(holder, async () => refusal(401, 401))
    expect(sent).toMatchObject({
      ok: false,
      problem: {
        code: 'tokenNotRefreshed',
        description: 'Os dados em memória não são suficientes para atualizar o access token!',
      },
    })
  })

  it.each([429, 503] as const)('lets a gateway that answers %d speak for itself', async (code) => {
    const holder = visitorToken(cookies(null), OWN_PAGE, refusing(code, code))
    const sent = await sendWithToken(holder, async (token) => answer(token))
    expect(sent).toMatchObject({ ok: false, problem: { code } })
  })

  it('keeps the session of an expired token', async () => {
    const { obtain, former } = gateway()
    await sendWithToken(visitorToken(cookies(null, 'expired'), OWN_PAGE, obtain), async (token) =>
      answer(token),
    )
    expect(former).toEqual(['expired'])
  })

  it.each([401, 403])('tries once more with a fresh token after %d', async (status) => {
    const { obtain, former } = gateway()
    const holder = visitorToken(cookies('old'), OWN_PAGE, obtain)
    const tokens: string[] = []
    const sent = await sendWithToken(holder, async (token) => {
      tokens.push(token)
      return token === 'old' ? refusal(status, 401) : answer('done')
    })
    expect(sent).toMatchObject({ ok: true, answer: 'done' })
    expect(tokens).toEqual(['old', 'fresh1'])
    expect(former).toEqual(['old'])
  })

  it('marks a token that is refused again, and tries no third time', async () => {
    let tries = 0
    const sent = await sendWithToken(visitorToken(cookies('old'), OWN_PAGE, gateway().obtain), async () => {
      tries += 1
      return refusal(401, 401)
    })
    expect(tries).toBe(2)
    expect(sent).toMatchObject({ ok: false, problem: { mark: AUTH_ERR_TOKEN_INVALID } })
  })

  it('takes the business’s own 403 for an answer', async () => {
    let tries = 0
    const sent = await sendWithToken(visitorToken(cookies('old'), OWN_PAGE, gateway().obtain), async () => {
      tries += 1
      return refusal(403, -108)
    })
    expect(tries).toBe(1)
    expect(sent).toMatchObject({ ok: false, problem: { code: -108 } })
  })

  it('removes the refused token where no new one can be had', async () => {
    const down: TokenResult = { ok: false, problem: { code: 503, status: 503, description: '', fields: [] } }
    const holder = visitorToken(cookies('old'), OWN_PAGE, async () => down)
    expect(await sendWithToken(holder, async () => refusal(401, 401))).toMatchObject({
      problem: { code: 503 },
    })
    expect(holder.cookies()[0]).toContain(`${OWN_PAGE.token}=; Max-Age=0`)
  })
})

describe('the session’s cookies', () => {
  it('live as long as the token, and a day longer to keep the session', async () => {
    const holder = visitorToken(cookies(null), OWN_PAGE, gateway().obtain)
    await holder.get()
    const [token, visit] = holder.cookies()
    expect(token).toBe(`${OWN_PAGE.token}=fresh1; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax`)
    expect(visit).toBe(`${OWN_PAGE.visit}=fresh1; Max-Age=88200; Path=/; HttpOnly; Secure; SameSite=Lax`)
  })

  it('are others in a partner’s page, kept apart for each partner', async () => {
    const holder = visitorToken(cookies(null), IN_FRAME, gateway().obtain)
    await holder.get()
    expect(holder.cookies()[0]).toBe(
      '__Host-loja_sessao_spe=fresh1; Max-Age=1800; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
    )
    holder.end()
    for (const gone of holder.cookies())
      expect(gone).toMatch(/_spe=; Max-Age=0; .*Partitioned; SameSite=None$/)
    expect(readSession(`${OWN_PAGE.token}=own`, IN_FRAME)).toEqual({ token: null, formerToken: null })
  })

  it('are read from the request', () => {
    expect(readSession(`a=b; ${OWN_PAGE.token}=t.u.v=; ${OWN_PAGE.visit}=w`, OWN_PAGE)).toEqual({
      token: 't.u.v=',
      formerToken: 't.u.v=',
    })
    expect(readSession(`${OWN_PAGE.visit}=w`, OWN_PAGE)).toEqual({ token: null, formerToken: 'w' })
    expect(readSession(null, OWN_PAGE)).toEqual({ token: null, formerToken: null })
  })
})

describe('the process’s own token', () => {
  it('is asked for once, again near its end, and never reaches a cookie', async () => {
    forgetProcessToken()
    const { obtain, former } = gateway()
    let now = 0
    const holder = processToken(
      () => obtain(null),
      () => now,
    )
    await Promise.all([holder.get(), holder.get()])
    now = 1_769_000
    expect(await holder.get()).toMatchObject({ token: { token: 'fresh1' } })
    now = 1_770_000
    expect(await holder.get()).toMatchObject({ token: { token: 'fresh2' } })
    expect(former).toHaveLength(2)
    expect(holder.cookies()).toEqual([])
  })
})
