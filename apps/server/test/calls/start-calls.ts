import { cnpjCheckDigits } from '@benefits/domain/document/cnpj-check-digits'
import type { LightMyRequestResponse } from 'fastify'
import { CALLS } from '../../src/calls/calls.ts'
import { registerCalls } from '../../src/calls/register-calls.ts'
import type { DatabaseKind } from '../../src/database/database.ts'
import type { Ports } from '../../src/parts.ts'
import type { MailMessage } from '../../src/ports/mail.ts'
import { verificationCodeMail } from '../../src/services/access/mail-code.ts'
import { openTestDatabase } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/start-server.ts'

/** Mail that a test waits for instead of sending. */
export interface Inbox {
  /** The next message to an address that was not taken yet; waits until there is one. */
  next(to: string): Promise<MailMessage>
  /** Messages to an address that arrived, taken or not. */
  count(to: string): number
}

/** The clock of a test's server; it stands still unless told. */
export interface TestClock {
  advance(seconds: number): void
}

export interface CallsServer extends TestServer {
  readonly inbox: Inbox
  readonly clock: TestClock
}

/** The server with every call of the map, a scratch database, a clock that stands still and an inbox. */
export async function startCalls(
  kind: DatabaseKind,
  ports: Partial<Ports> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<CallsServer> {
  const database = await openTestDatabase(kind)
  const { inbox, send } = createInbox()
  let now = Date.now()
  const server = await startTestServer({
    database,
    env,
    parts: { now: () => new Date(now), ports: { mail: { send }, ...ports } },
    calls: (parts) => {
      parts.jobs.registerHandler('mail', async (job) => {
        if (job.kind === verificationCodeMail.kind) await verificationCodeMail.send(job, parts)
      })
      return (app) => registerCalls(app, CALLS, parts)
    },
  })
  const close = async () => {
    await server.close()
    await database.close()
  }
  const advance = (seconds: number) => {
    now += seconds * 1000
  }
  return { ...server, inbox, clock: { advance }, close }
}

function createInbox(): { readonly inbox: Inbox; readonly send: (message: MailMessage) => Promise<void> } {
  const all: MailMessage[] = []
  const untaken: MailMessage[] = []
  const waiting: { readonly to: string; readonly take: (message: MailMessage) => void }[] = []
  const next = (to: string) => {
    const at = untaken.findIndex((message) => message.to === to)
    const [message] = at < 0 ? [] : untaken.splice(at, 1)
    if (message) return Promise.resolve(message)
    const { promise, resolve } = Promise.withResolvers<MailMessage>()
    waiting.push({ to, take: resolve })
    return promise
  }
  const send = async (message: MailMessage) => {
    all.push(message)
    const at = waiting.findIndex(({ to }) => to === message.to)
    const [waiter] = at < 0 ? [] : waiting.splice(at, 1)
    if (waiter) waiter.take(message)
    else untaken.push(message)
  }
  return { inbox: { next, count: (to) => all.filter((message) => message.to === to).length }, send }
}

/** The code that a message carries, alone on its line. */
export function codeOf({ text }: MailMessage): string {
  const [code] = text.split('\n').filter((line) => /^[A-Z2-9]{6}$/.test(line))
  if (!code) throw new Error(`no code in: ${text}`)
  return code
}

/** A valid CNPJ from its first twelve characters, mask allowed. */
export function cnpjOf(base: string): string {
  const bare = base.replace(/[./]/g, '')
  return `${bare}${cnpjCheckDigits(bare)}`
}

/** What a refusal says: status, code, and the refused fields' names. */
export function refusalOf(response: LightMyRequestResponse) {
  const { codigoRetorno, campos = [] } = response.json<{
    codigoRetorno: { codigo: number; descricao: string }
    campos?: { campo: string; mensagem: string }[]
  }>()
  return { status: response.statusCode, code: codigoRetorno.codigo, fields: campos.map(({ campo }) => campo) }
}
