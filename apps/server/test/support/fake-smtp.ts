import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createServer as createTlsServer, TLSSocket } from 'node:tls'
import type { Identity } from './self-signed.ts'

/** A message that the fake took. */
export interface ReceivedMail {
  readonly secure: boolean
  readonly user: string | null
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as sent, dots unstuffed. */
  readonly raw: string
}

/** A step of the conversation that a test may answer otherwise. */
export type Step = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message'

export interface FakeSmtp {
  readonly port: number
  readonly taken: ReceivedMail[]
  /** Every command line, with 'tls ' before it where it was encrypted. */
  readonly heard: string[]
  /** Answers a step otherwise, once; `drop` closes without a word, `silent` says nothing. */
  once(step: Step, reply: string): void
  close(): Promise<void>
}

/** What the fake offers. */
export interface FakeSmtpOptions {
  readonly identity?: Identity
  /** TLS from the first byte. */
  readonly implicitTls?: boolean
  readonly login?: { readonly user: string; readonly password: string }
}

/** A mail server on loopback that speaks as much SMTP (RFC 5321, 3207, 4954) as a client needs. */
export async function startFakeSmtp(options: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const taken: ReceivedMail[] = []
  const heard: string[] = []
  const others = new Map<Step, string[]>()
  const open = new Set<Socket>()
  const take = (step: Step) => others.get(step)?.shift()
  const greet = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    converse(socket, { options, taken, heard, take })
  }
  const { identity } = options
  const server = options.implicitTls && identity ? createTlsServer(identity, greet) : createServer(greet)
  server.on('tlsClientError', () => {})
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    heard,
    once: (step, reply) => others.set(step, [...(others.get(step) ?? []), reply]),
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

interface Talk {
  readonly options: FakeSmtpOptions
  readonly taken: ReceivedMail[]
  readonly heard: string[]
  readonly take: (step: Step) => string | undefined
}

function converse(socket: Socket, talk: Talk, upgraded = false): void {
  const { options, taken, heard, take } = talk
  const secure = upgraded || options.implicitTls === true
  let user: string | null = null
  let from = ''
  let to: string[] = []
  let body: string[] | null = null
  let pending = ''

  const answer = (step: Step, usual: string): boolean => {
    const other = take(step)
    if (other === 'drop') socket.destroy()
    else if (other !== 'silent') socket.write(`${other ?? usual}\r\n`)
    return other === undefined
  }
  const hear = (line: string) => {
    if (body !== null) {
      if (line !== '.') return void body.push(line.replace(/^\./, ''))
      const mail = { secure, user, from, to, raw: body.join('\r\n') }
      body = null
      // A server may take a message and be cut off before it can say so.
      const isSaid = answer('message', '250 2.0.0 taken')
      if (isSaid || socket.destroyed) taken.push(mail)
      return
    }
    heard.push(`${secure ? 'tls ' : ''}${line}`)
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') {
      const offers = [
        ...(options.identity && !secure ? ['STARTTLS'] : []),
        ...(options.login ? ['AUTH PLAIN'] : []),
      ]
      answer(
        'EHLO',
        ['fake', ...offers, '8BITMIME']
          .map((offer, at, all) => `250${at === all.length - 1 ? ' ' : '-'}${offer}`)
          .join('\r\n'),
      )
    } else if (verb === 'STAR' && options.identity) {
      if (!answer('STARTTLS', '220 go on')) return
      socket.removeAllListeners('data')
      const safe = new TLSSocket(socket, { isServer: true, ...options.identity })
      safe.on('error', () => {})
      converse(safe, talk, true)
    } else if (verb === 'AUTH') {
      const [, name, password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0')
      const isRight = name === options.login?.user && password === options.login?.password
      if (answer('AUTH', isRight ? '235 2.7.0 welcome' : '535 5.7.8 credentials invalid') && isRight)
        user = name ?? null
    } else if (verb === 'MAIL') {
      to = []
      from = /<(.*)>/.exec(line)?.[1] ?? ''
      answer('MAIL', '250 2.1.0 fine')
    } else if (verb === 'RCPT') {
      if (answer('RCPT', '250 2.1.5 fine')) to.push(/<(.*)>/.exec(line)?.[1] ?? '')
    } else if (verb === 'DATA') {
      if (answer('DATA', '354 go on')) body = []
    } else if (verb === 'QUIT') {
      socket.end('221 bye\r\n')
    } else {
      socket.write('250 fine\r\n')
    }
  }
  socket.on('data', (chunk) => {
    const lines = `${pending}${chunk.toString('latin1')}`.split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  if (!upgraded) answer('greeting', '220 fake ESMTP')
}
