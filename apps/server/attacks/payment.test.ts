import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/database/open-database.ts'
import { CARD, HR_PLAN } from '../test/calls/payment-buyer.ts'
import { databases } from '../test/support/databases.ts'
import { type Answer, read, registerCart } from '../test/support/purchase-steps.ts'
import { type StartedStore, startStore } from './attacked-store.ts'
import { hireCart, joinCompany, leaveLead, readyCart } from './buyer.ts'
import { anyCard } from './documents.ts'

const BY_CARD = { metodoDePagamento: 'CARTAO_DE_CREDITO' }
/** What hiring answers: the order with the way in which it is paid, or a refusal. */
interface Hired {
  readonly idPedido?: string
  readonly metodoDePagamento?: string
  readonly codigoRetorno?: object
}

/** How often each race is run: who comes first is chance. */
const RACES = 4

describe.each(databases)('payments that meet, on %s', (kind) => {
  let started: StartedStore
  const boletoCarts: string[] = []
  const replacedCarts: string[] = []

  beforeAll(async () => {
    started = await startStore(kind)
  })
  afterAll(() => started?.stop())

  const buyer = async () => {
    const member = await joinCompany(started.store)
    const leadId = await leaveLead(member)
    const cart = await readyCart(member, leadId, [HR_PLAN])
    const path = `/api/v2/pagamento/lead/${leadId}`
    const authorise = () =>
      member.call({ method: 'POST', path: `${path}/autorizacao`, body: { ...CARD, numero: anyCard(0) } })
    const payment = () => member.call({ method: 'GET', path })
    return { member, leadId, cart, authorise, payment }
  }
  const isHeld = ({ status, text }: Answer) => status === 200 && JSON.parse(text).status === 'AUTORIZADA'
  const races = <T>(race: (nth: number) => Promise<T>) =>
    Promise.all(Array.from({ length: RACES }, (_, nth) => race(nth)))

  test('a card that is authorised beside a boleto hiring is not held', async () => {
    await races(async (nth) => {
      const { member, cart, authorise, payment } = await buyer()
      const both =
        nth % 2 === 0
          ? [hireCart(member, cart), authorise(), authorise()]
          : [authorise(), authorise(), hireCart(member, cart)]
      const answers = await Promise.all(both)
      const hired = nth % 2 === 0 ? answers[0] : answers[2]
      expect(hired?.status, hired?.text).toBe(201)
      boletoCarts.push(cart.cartId)
      expect(isHeld(await payment())).toBe(false)
    })
  })

  test('card and boleto at once: one hires, the other is told which', async () => {
    await races(async () => {
      const { member, cart, authorise } = await buyer()
      read(await authorise(), 200, 201)
      const [byCard, byBoleto] = await Promise.all([hireCart(member, cart, BY_CARD), hireCart(member, cart)])
      const told = [byCard, byBoleto].map(({ text }) => JSON.parse(text) as Hired)
      const orders = told.filter(({ idPedido }) => idPedido !== undefined)
      expect(new Set(orders.map(({ idPedido }) => idPedido)).size, byCard.text + byBoleto.text).toBe(1)
      const [method] = orders.map(({ metodoDePagamento }) => metodoDePagamento)
      expect(['BOLETO', BY_CARD.metodoDePagamento]).toContain(method)
      for (const { codigoRetorno, metodoDePagamento } of told) {
        expect(codigoRetorno ? 'refused' : metodoDePagamento).toBe(codigoRetorno ? 'refused' : method)
      }
      if (method === 'BOLETO') boletoCarts.push(cart.cartId)
    })
  })

  test('a cart that is replaced beside its authorisation leaves nothing held', async () => {
    await races(async () => {
      const { member, leadId, cart, authorise } = await buyer()
      const [, replaced] = await Promise.all([authorise(), registerCart(member.call, leadId, [HR_PLAN])])
      const { idCarrinho } = read<{ idCarrinho: string }>(replaced, 201)
      if (idCarrinho !== cart.cartId) replacedCarts.push(cart.cartId)
    })
  })

  test('and the rows that they leave say the same', async () => {
    expect(await started.end()).toBe(0)
    const { kysely, close } = await openDatabase(started.store.settings)
    try {
      const { rows: held } = await sql<{ cartId: string; status: string }>`
        select cart_id as "cartId", status from card_authorisations
        where status in ('pending', 'authorised')`.execute(kysely)
      const given = new Set([...boletoCarts, ...replacedCarts])
      expect(given.size).toBeGreaterThanOrEqual(RACES)
      expect(held.filter(({ cartId }) => given.has(cartId))).toEqual([])
      const { rows: orders } = await sql<{ count: string }>`
        select cart_id, count(*) as count from orders group by cart_id having count(*) > 1`.execute(kysely)
      expect(orders).toEqual([])
    } finally {
      await close()
    }
  })
})
