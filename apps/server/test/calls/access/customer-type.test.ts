import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../src/database/new-id.ts'
import { databases } from '../../support/databases.ts'
import { type CallsServer, cnpjOf, startCalls } from '../start-calls.ts'
import { accountOf, type Newcomer, newcomer } from './newcomer.ts'

describe.each(databases)('a customer’s type on %s', (kind) => {
  let server: CallsServer
  let ana: Newcomer
  beforeAll(async () => {
    server = await startCalls(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    ana = newcomer(server)
  })

  test('accounts of the portals are each one’s own, and tell neither CPF nor phone', async () => {
    const portals = [
      ['22.333.444/0001', 'cliente@metalurgica.example'],
      ['33.444.555/0001', 'cliente@transportes.example'],
    ] as const
    const ids: string[] = []
    for (const [base, email] of portals) {
      const query = `cpf=${ana.registration.cpf}&emailAcesso=${email}`
      const { result } = (
        await server.call('GET', `/api/v1/empresas/${cnpjOf(base)}/tipo?${query}`, { session: ana.session })
      ).json()
      ids.push(result.usuario.id)
    }
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) {
      expect(await accountOf(server, id)).toMatchObject({
        cpf: `portal ${id}`,
        ddd: '',
        phone: '',
        newsletter: false,
      })
    }
  })

  test('a registration is known to its own session alone; its account to who asks by e-mail', async () => {
    const id = await ana.created()
    const user = { id, origem: 'ACESSO_VR', emailAcesso: 'ana***' }
    expect((await ana.askType()).result.usuario).toEqual({ ...user, mfa: false })
    expect((await ana.askType({ session: newId() })).result.usuario).toBeNull()
    await ana.validate(id, await ana.mailed())
    expect((await ana.askType({ session: newId() })).result.usuario).toEqual({ ...user, mfa: true })
  })
})
