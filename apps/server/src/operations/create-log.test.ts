import { expect, it } from 'vitest'
import { createLog } from './create-log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = ''
  const destination = {
    write: (line: string) => {
      lines += line
    },
  }
  write(createLog({ logLevel: 'info' }, destination))
  return lines
}

it.each([
  { cpf: '52998224725' },
  { account: { email: 'ana@padaria.example' } },
  { request: { headers: { access_token: 'a.b.c' } } },
  { card: { numero: '4111111111111111', cvv: '123' } },
  { query: { cpf: '52998224725' } },
])('redacts %o', (secret) => {
  const line = linesOf((log) => log.info(secret, 'said'))
  expect(line).toContain('[redacted]')
  expect(line).not.toMatch(/52998224725|padaria|a\.b\.c|4111|"123"/)
})

it('tells what failed without the row that failed', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'accounts_email',
    detail: 'Key (email_key)=(ana@padaria.example) already exists.',
  })
  const line = JSON.parse(linesOf((log) => log.error({ err: error }, 'failed')))
  expect(line.err).toMatchObject({
    message: 'duplicate key',
    sqlState: '23505',
    constraint: 'accounts_email',
  })
  expect(JSON.stringify(line)).not.toContain('ana@padaria.example')
})

it('takes e-mails, CPFs and card numbers out of what another program said', () => {
  const said = '550 mailbox ana@padaria.example of 529.982.247-25 with 4111 1111 1111 1111 or 378282240000040'
  const error = new Error(said)
  const line = linesOf((log) => log.error({ err: error }, 'failed'))
  expect(line).toContain('550 mailbox')
  expect(line).not.toMatch(/padaria|529|4111|3782/)
})
