import { beforeAll, describe, expect, test } from 'vitest'
import { COMMANDS } from '../test/support/commands.ts'
import { failuresIn, type WatchedLog, watchLog } from './attacked-store.ts'
import { storesHere } from './stores-here.ts'
import { anyAddress, sendFrom } from './visitor.ts'

const MEMBERS = [
  'leadId',
  'cartId',
  'accountId',
  'cnpj',
  'cpf',
  'cep',
  'email',
  'code',
  'hash',
  'attempt',
  'visitorId',
  'name',
  'lines',
  'addOnCodes',
  'offerCode',
  'employees',
  'period',
  'planCode',
  'productCodes',
  'registration',
  'company',
  'card',
  'contact',
  'utm',
  'interests',
  'password',
  'phone',
]
const withEach = (value: unknown) => Object.fromEntries(MEMBERS.map((member) => [member, value]))
/** Inputs that no page of the store sends. */
const HOSTILE: readonly (readonly [name: string, input: unknown])[] = [
  ['nothing in it', {}],
  ['null everywhere', withEach(null)],
  ['objects for texts', withEach({ toString: 'x' })],
  ['lists for objects', withEach([[]])],
  ['numbers for texts', withEach(-1)],
  ['texts for objects', withEach('x')],
  ['a way up in texts', withEach('../../api/v2/leads?x=')],
  ['NUL in texts', withEach('a\u0000b')],
  ['half a surrogate in texts', withEach('a\ud800b')],
  ['long texts', withEach('a'.repeat(1_500))],
]
/** As they come, and where a command's parts are: in the address, the query and the body. */
const MALFORMED = HOSTILE.flatMap(([name, input]) => [
  [name, input] as const,
  [`${name}, part by part`, { params: input, query: input, body: input }] as const,
])
/** Leaving takes no input: there is nothing to refuse. */
const REFUSING = COMMANDS.filter((command) => command !== 'sair')

describe.each(storesHere())('commands that no page sends, on $kind', (store) => {
  let log: WatchedLog
  beforeAll(async () => {
    log = await watchLog(store)
  })

  test.each(REFUSING)('/recursos/%s refuses them', async (command) => {
    const ask = sendFrom(store, anyAddress())
    const unexpected: string[] = []
    for (const [name, body] of MALFORMED) {
      const { status, text } = await ask({ method: 'POST', path: `/recursos/${command}`, body })
      const isRefused = (status >= 400 && status < 500) || (status === 200 && JSON.parse(text).ok === false)
      if (!isRefused) unexpected.push(`${name}: ${status} ${text.slice(0, 200)}`)
    }
    expect(unexpected).toEqual([])
  })

  test('the log tells no failure of all this', async () => {
    expect(failuresIn(await log.lines())).toEqual([])
  })
})
