import { randomInt } from 'node:crypto'
import { describe, test } from 'vitest'
import { CARD, HR_PLAN } from '../../test/calls/payment-buyer.ts'
import { anyCnpj } from '../../test/calls/purchase-server.ts'
import {
  createLead,
  downloadContract,
  read,
  register,
  registerCart,
  saveCompany,
  validate,
} from '../../test/support/purchase-steps.ts'
import type { AttackedStore } from '../attacked-store.ts'
import { joinCompany, leaveLead, readyCart } from '../buyer.ts'
import { anyCard, anyCpf } from '../documents.ts'
import { rawRequest, sendRaw } from '../raw-request.ts'
import { oneStoreHere, storesHere } from '../stores-here.ts'
import { KINDS, newStranger } from '../stranger.ts'
import { anyAddress, anyEmail, sendFrom, type Visitor, visit } from '../visitor.ts'
import { expectBuyingBeside } from './buying-beside.ts'

/** An attacker has some machines, and as many sessions on each as it likes. */
const MACHINES = 4

const machinesOf = (store: AttackedStore) => Promise.all(Array.from({ length: MACHINES }, () => visit(store)))
function pick<T>(from: readonly T[], nth: number): T {
  const picked = from[nth % from.length]
  if (picked === undefined) throw new Error('There is nothing to pick from.')
  return picked
}

/** Floods of attempts of a kind, by one machine after the other. */
async function floodWith(store: AttackedStore, name: string): Promise<void> {
  const strangers = await Promise.all(
    Array.from({ length: MACHINES }, () => newStranger(store, anyAddress())),
  )
  const attempt = async (nth: number) => KINDS[name]?.(pick(strangers, nth), nth)
  await expectBuyingBeside(store, { attempt, perPurchase: 8 })
}

describe.each(storesHere())('somebody buys on $kind beside', (store) => {
  const machines = () => machinesOf(store)
  /** A session of its own for each attempt. */
  const newSession = ({ from }: Visitor) => visit(store, { from })

  test('a flood of leads', async () => {
    const visitors = await machines()
    const attempt = async (nth: number) => {
      const { call } = await newSession(pick(visitors, nth))
      await createLead(call, { cnpj: anyCnpj(), email: anyEmail() })
    }
    await expectBuyingBeside(store, { attempt, perPurchase: 4 })
  })

  test('a flood of registrations', async () => {
    const visitors = await machines()
    const attempt = async (nth: number) => {
      const { call } = await newSession(pick(visitors, nth))
      await register(call, { cnpj: anyCnpj(), email: anyEmail() }, { cpf: anyCpf() })
    }
    await expectBuyingBeside(store, { attempt, perPurchase: 4 })
  })

  test('a flood of registrations with one owner’s e-mail', async () => {
    const { email } = await joinCompany(store)
    const visitors = await machines()
    const attempt = async (nth: number) => {
      const { call } = await newSession(pick(visitors, nth))
      await register(call, { cnpj: anyCnpj(), email }, { cpf: anyCpf() })
    }
    await expectBuyingBeside(store, { attempt, perPurchase: 4 })
  })

  test('a flood of sessions that are ended and used on', async () => {
    const visitors = await machines()
    const attempt = async (nth: number) => {
      const { call } = await newSession(pick(visitors, nth))
      await call({ method: 'DELETE', path: '/api/v1/gestao-acessos/sessao' })
      await createLead(call, { cnpj: anyCnpj(), email: anyEmail() })
    }
    await expectBuyingBeside(store, { attempt, perPurchase: 4 })
  })

  test('a flood of wrong codes', async () => {
    const { userId } = await joinCompany(store)
    const visitors = await machines()
    const attempt = (nth: number) => validate(pick(visitors, nth).call, userId, 'ZZZZ99')
    await expectBuyingBeside(store, { attempt, perPurchase: 12 })
  })

  test('a flood of cards', async () => {
    const member = await joinCompany(store)
    const leadId = await leaveLead(member)
    await readyCart(member, leadId, [HR_PLAN])
    const path = `/api/v2/pagamento/lead/${leadId}/autorizacao`
    const attempt = () => member.call({ method: 'POST', path, body: { ...CARD, numero: anyCard(2) } })
    await expectBuyingBeside(store, { attempt, perPurchase: 12 })
  })

  test.each(['carts', 'refused calls with a key'])('a flood of %s that fills disks', (name) =>
    floodWith(store, name),
  )
})

// What costs pages, paper and lines of the log, and next to no statement: where statements cost the same process.
describe.each(oneStoreHere('embedded'))('somebody buys on $kind beside', (store) => {
  test('a flood of addresses', async () => {
    const slashes = rawRequest(`GET /faq${'/'.repeat(15_000)}x HTTP/1.1`)
    const blank = rawRequest(`GET /?${'1'.repeat(15_000)} HTTP/1.1`, ['Host: a b.localhost'])
    const attempt = (nth: number) => sendRaw(store, nth % 2 === 0 ? slashes : blank)
    await expectBuyingBeside(store, { attempt, perPurchase: 12 })
  })

  test('a flood of pages', async () => {
    const visitors = await machinesOf(store)
    const asks = visitors.map(({ from }) => sendFrom(store, from))
    const attempt = (nth: number) =>
      pick(asks, nth)({ method: 'GET', path: `/pagina-${randomInt(1_000_000)}/nao-existe` })
    await expectBuyingBeside(store, { attempt, perPurchase: 10 })
  })

  test('a flood of drafts', async () => {
    const leads = await Promise.all(
      Array.from({ length: MACHINES }, async () => {
        const visitor = await visit(store, { issuer: 'SICRE' })
        const email = anyEmail()
        const lead = await createLead(visitor.call, { cnpj: anyCnpj(), email })
        const { idSimuleCompre: leadId } = read<{ idSimuleCompre: string }>(lead, 201)
        read(await registerCart(visitor.call, leadId), 201)
        read(await saveCompany(visitor.call, leadId, email), 200, 204)
        return { visitor, leadId }
      }),
    )
    const attempt = async (nth: number) => {
      const { visitor, leadId } = pick(leads, nth)
      const quantidade = randomInt(1, 900)
      const line = { codigoProduto: 27, quantidade, valorTotalBeneficios: quantidade * 500 }
      const kind = { tipoProduto: 'BENEFICIO', tipoPlano: 'MENSAL', produtosAdicionais: [] }
      await registerCart(visitor.call, leadId, [{ ...line, ...kind }])
      await downloadContract(visitor.call, leadId)
    }
    await expectBuyingBeside(store, { attempt, perPurchase: 4 })
  })

  test('a flood of reports that fills disks', () => floodWith(store, 'reports'))
})
