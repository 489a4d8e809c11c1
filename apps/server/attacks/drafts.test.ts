import { describe, expect, test } from 'vitest'
import { anyCnpj, MEALS } from '../test/calls/purchase-server.ts'
import {
  type Answer,
  createLead,
  downloadContract,
  read,
  registerCart,
  saveCompany,
} from '../test/support/purchase-steps.ts'
import { failuresIn, watchLog } from './attacked-store.ts'
import { buyCards } from './buyer.ts'
import { leave, type Made, propose } from './proposal-maker.ts'
import { oneStoreHere } from './stores-here.ts'
import { anyAddress, anyEmail, type Visitor, visit } from './visitor.ts'

/** Drafts an hour of one session. */
const DRAFTS = 30
/** More drafts at once than any queue should hold. */
const CROWD = 40

describe.each(oneStoreHere('embedded'))('somebody who has contracts made, on $kind', (store) => {
  /** A visitor of an issuer that asks for no account, ready for a contract. */
  const ready = async () => {
    const visitor = await visit(store, { issuer: 'SICRE' })
    const email = anyEmail()
    const lead = await createLead(visitor.call, { cnpj: anyCnpj(), email })
    const { idSimuleCompre: leadId } = read<{ idSimuleCompre: string }>(lead, 201)
    await changeCart(visitor, leadId, 1)
    read(await saveCompany(visitor.call, leadId, email), 200, 204)
    return { visitor, leadId }
  }
  const changeCart = async ({ call }: Visitor, leadId: string, quantidade: number) => {
    const line = { ...MEALS, quantidade, valorTotalBeneficios: quantidade * 500 }
    read(await registerCart(call, leadId, [line]), 201)
  }
  const expectTold = (answers: readonly Answer[]) => {
    for (const answer of answers) {
      expect([200, 409, 429, 503]).toContain(answer.status)
      if (answer.status !== 200) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  }

  test('gets thirty an hour', async () => {
    const { visitor, leadId } = await ready()
    const answers: Answer[] = []
    for (let nth = 1; nth <= DRAFTS + 4; nth++) {
      await changeCart(visitor, leadId, nth)
      answers.push(await downloadContract(visitor.call, leadId))
    }
    expectTold(answers)
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(DRAFTS)
    expect(answers.at(-1)?.status).toBe(429)
  })

  test('gets one at a time, and a crowd is told to come back while somebody buys', async () => {
    const log = await watchLog(store)
    const crowd = await Promise.all(Array.from({ length: CROWD }, ready))
    const asking = crowd.flatMap(({ visitor, leadId }) => [
      downloadContract(visitor.call, leadId),
      downloadContract(visitor.call, leadId),
    ])
    const [answers, bought] = await Promise.all([Promise.all(asking), buyCards(store)])
    expectTold(answers)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.some(({ status }) => status !== 200)).toBe(true)
    expect(bought.orderNumber).not.toBe('')
    expect(failuresIn(await log.lines())).toEqual([])
  })

  test('leaves another address its contract, with ten sessions of one that ask for proposals again and again', async () => {
    const from = anyAddress()
    const makers = await Promise.all(
      Array.from({ length: 10 }, async () =>
        leave(store, anyEmail(), await visit(store, { from, issuer: 'SICRE' })),
      ),
    )
    const documents = await Promise.all(
      makers.flatMap((maker) =>
        [1, 2, 3].map(async (nth) => {
          const line = { ...MEALS, quantidade: nth, valorTotalBeneficios: nth * 500 }
          const made = read<Made>(await propose(maker, { produtosCarrinho: [line] }), 201)
          const path = `/api/v2/leads/${maker.leadId}/carrinhos/proposta/${made.idProposta}/documento`
          return () => maker.visitor.call({ method: 'GET', path })
        }),
      ),
    )
    const { visitor, leadId } = await ready()
    const asking = documents.map((ask) => ask())
    const again = Promise.race(asking).then(() => Promise.all(documents.map((ask) => ask())))
    expect((await downloadContract(visitor.call, leadId)).status).toBe(200)
    const answers = [...(await Promise.all(asking)), ...(await again)]
    expectTold(answers)
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})
