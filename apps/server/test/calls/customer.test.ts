import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import type { CompanyRegistry, RegistryRefusal } from '../../src/ports/registry.ts'
import { databases } from '../support/databases.ts'
import { waitForPortal } from './press-link.ts'
import {
  actAs,
  anyCnpj,
  anyPerson,
  type Buyer,
  type PurchaseServer,
  startBuyer,
  startPurchases,
  verifySession,
} from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

describe.each(databases)('what a company hired in the store on %s', (kind) => {
  let server: PurchaseServer
  beforeAll(async () => {
    server = await startPurchases(kind)
  })
  afterAll(() => server.close())

  const listContracted = async ({ cnpj, issuer, session }: Pick<Buyer, 'cnpj' | 'issuer' | 'session'>) =>
    (await server.call('GET', `/api/v1/empresas/${cnpj}`, { issuer, session })).json().result
      .produtosContratados

  test('is its own at that issuer alone, with amounts for who hired it', async () => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT' })
    const { prepare, hire } = actAs(server, buyer)
    const { cartId, number } = await prepare()
    expect((await hire(cartId)).statusCode).toBe(201)
    await waitForPortal(server, number)
    const meals = { codigo: 27, codigoAgrupador: 0, nome: 'Refeição' }
    expect(await listContracted(buyer)).toEqual([
      { ...meals, quantidade: 10, valor: 500, tipoPlano: 'MENSAL', produtosAdicionais: [] },
    ])
    expect(await listContracted({ ...buyer, session: newId() })).toEqual([meals])
    const colleague = { ...buyer, session: newId() }
    await verifySession(server, colleague, anyPerson())
    expect(await listContracted(colleague)).toEqual([meals])
    expect(await listContracted({ ...buyer, issuer: 'SICRE' })).toEqual([])
    expect(await listContracted({ ...buyer, cnpj: anyCnpj() })).toEqual([])
  })
})

describe.each(databases)('the type of a lead’s company on %s', (kind) => {
  let server: PurchaseServer
  let refusal: RegistryRefusal | null = null
  beforeAll(async () => {
    server = await startPurchases(kind)
    const { registry } = server.parts.ports
    const { findCompany } = registry
    const changing: Pick<CompanyRegistry, 'findCompany'> = {
      findCompany: async (cnpj) => (refusal === null ? findCompany(cnpj) : { kind: 'refused', refusal }),
    }
    Object.assign(registry, changing)
  })
  afterAll(() => server.close())

  const typeOf = async (leadId: string, session: string) =>
    server.call('POST', `/api/v2/clientes-rh/${leadId}/tipo`, { session, issuer: 'SICRE', body: {} })

  test.each<RegistryRefusal>(['upstreamTimeout', 'companyInactive'])(
    'cannot be told while the registry says %s: -136',
    async (says) => {
      const { leadId, session } = await startBuyer(server)
      refusal = says
      const asked = await typeOf(leadId, session)
      refusal = null
      expect(refusalOf(asked)).toMatchObject({ status: 404, code: -136 })
      expect((await typeOf(leadId, session)).json().tipoCliente).toBe('SEM_CONTRATOS')
    },
  )

  test('is not told to an e-mail that may not buy for it: -108', async () => {
    const { leadId, session } = await startBuyer(server, { email: 'ana@sem-permissao.example' })
    expect(refusalOf(await typeOf(leadId, session))).toMatchObject({ status: 403, code: -108 })
  })
})
