import { type CallerHeaders, sendCall } from '@benefits/wire/client'
import { accessToken } from '@benefits/wire/gateway/access-token'
import { grantCode } from '@benefits/wire/gateway/grant-code'
import type { CallProblem } from '@benefits/wire/problem'
import type { Transport } from '@benefits/wire/transport'
import type { AccessToken, ClientCredentials } from '../../host-contract.ts'

/** `isRenewal`: a token was there before, and it was to be continued. */
export type TokenResult =
  | { readonly ok: true; readonly token: AccessToken }
  | { readonly ok: false; readonly problem: CallProblem; readonly isRenewal?: boolean }

type Caller = Omit<CallerHeaders, 'accessToken' | 'clientId'>

/**
 * Gets a token through the gateway's two calls (docs/rules/calls.md: token). A former token, even an expired one, keeps
 * its visitor session for 24 hours. A code works once: where the answer to it got lost, or it ran out on the way,
 * another one is asked for, once.
 */
export async function obtainToken(
  transport: Transport,
  caller: Caller,
  client: ClientCredentials,
  formerToken: string | null,
): Promise<TokenResult> {
  const headers: CallerHeaders = { ...caller, clientId: client.id, accessToken: formerToken ?? '' }
  const first = await askOnce(transport, headers, client)
  return first.ok || !first.isCodeSpent ? first : askOnce(transport, headers, client)
}

type Asked = TokenResult & { readonly isCodeSpent?: boolean }

async function askOnce(
  transport: Transport,
  headers: CallerHeaders,
  client: ClientCredentials,
): Promise<Asked> {
  const granted = await sendCall(transport, headers, grantCode, {
    body: { clientId: client.id, redirectUri: client.redirectUri },
  })
  if (!granted.ok) return granted
  const code = new URL(granted.answer.redirectUri).searchParams.get('code') ?? ''
  const answered = await sendCall(transport, headers, accessToken, {
    body: { grantType: 'authorization_code', code },
    extraHeaders: { authorization: basic(client) },
  })
  if (!answered.ok) return { ...answered, isCodeSpent: SPENT.has(answered.problem.status) }
  return { ok: true, token: { token: answered.answer.accessToken, expiresIn: answered.answer.expiresIn } }
}

/** No answer, no whole one, a gateway between that got none; and 401: the code was used by a try before, or ran out. */
const SPENT: ReadonlySet<number> = new Set([0, 401, 502, 504])

function basic(client: ClientCredentials): string {
  return `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`
}
