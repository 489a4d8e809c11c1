import { describe, expect, test } from 'vitest'
import { MEALS } from '../../test/calls/purchase-server.ts'
import { read, resend, type SendRequest, validate } from '../../test/support/purchase-steps.ts'
import { hireCart, joinCompany, leaveLead, readyCart } from '../buyer.ts'
import { anyCpf } from '../documents.ts'
import { mailboxOf } from '../mailbox.ts'
import { oneStoreHere } from '../stores-here.ts'
import { visit } from '../visitor.ts'
import { expectBuyingBeside } from './buying-beside.ts'

/** Has refeição and alimentação in the sandbox. */
const CNPJ = '22333444000181'
/** Belongs to an account that the customer portal knows. */
const CUSTOMER = 'cliente@metalurgica.example'
/** A product that it does not have. */
const CAR = { ...MEALS, codigoProduto: 34, quantidade: 3, valorTotalBeneficios: 300 }

describe.each(oneStoreHere('embedded'))('what a company has contracted, on $kind', (store) => {
  const contractedBy = async (call: SendRequest) => {
    const answer = await call({ method: 'GET', path: `/api/v1/empresas/${CNPJ}` })
    const { result } = read<{ result: { produtosContratados: readonly object[] } }>(answer, 200)
    expect(result.produtosContratados.length).toBeGreaterThanOrEqual(2)
    return result.produtosContratados.map((product) => Object.keys(product).toSorted())
  }
  const NAMES = ['codigo', 'codigoAgrupador', 'nome']

  test('is told by name to somebody who signed up for it', async () => {
    const stranger = await visit(store)
    for (const members of await contractedBy(stranger.call)) expect(members).toEqual(NAMES)
    const { call } = await joinCompany(store, { cnpj: CNPJ })
    for (const members of await contractedBy(call)) expect(members).toEqual(NAMES)
  })

  test('stays by name to somebody who signed up for it and hired something there, but for their own lines', async () => {
    const member = await joinCompany(store, { cnpj: CNPJ })
    read(await hireCart(member, await readyCart(member, await leaveLead(member), [CAR])), 201)
    const answer = await member.call({ method: 'GET', path: `/api/v1/empresas/${CNPJ}` })
    const { produtosContratados } = read<{ result: { produtosContratados: readonly { codigo: number }[] } }>(
      answer,
      200,
    ).result
    const told = produtosContratados.filter((product) => 'quantidade' in product || 'valor' in product)
    expect(told).toMatchObject([{ codigo: CAR.codigoProduto, quantidade: 3, valor: 100 }])
    const others = produtosContratados.filter(({ codigo }) => codigo !== CAR.codigoProduto)
    expect(others.length).toBeGreaterThanOrEqual(2)
    for (const product of others) expect(Object.keys(product).toSorted()).toEqual(NAMES)
    await expectBuyingBeside(store, {
      attempt: () => member.call({ method: 'GET', path: `/api/v1/empresas/${CNPJ}` }),
      perPurchase: 50,
    })
  })

  test('is told whole to its account of the customer portal', async () => {
    const { call } = await visit(store)
    const query = new URLSearchParams({ cpf: anyCpf(), emailAcesso: CUSTOMER })
    const found = await call({ method: 'GET', path: `/api/v1/empresas/${CNPJ}/tipo?${query}` })
    const { usuario } = read<{ result: { usuario: { id: string } } }>(found, 200).result
    const mailbox = mailboxOf(store)
    const before = mailbox.to(CUSTOMER).length
    read(await resend(call, usuario.id), 204)
    read(await validate(call, usuario.id, await mailbox.code(CUSTOMER, before + 1)), 200)
    for (const members of await contractedBy(call)) expect(members.length).toBeGreaterThan(NAMES.length)
  })
})
