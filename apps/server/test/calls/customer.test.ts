import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { databases } from '../support/databases.ts'
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
    expect((await hire((await prepare()).cartId)).statusCode).toBe(201)
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
