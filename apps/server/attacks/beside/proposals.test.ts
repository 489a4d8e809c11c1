import { describe, expect, test } from 'vitest'
import { MEALS } from '../../test/calls/purchase-server.ts'
import { failuresIn, watchLog } from '../attacked-store.ts'
import { leave, type Made, propose } from '../proposal-maker.ts'
import { oneStoreHere } from '../stores-here.ts'
import { expectBuyingBeside } from './buying-beside.ts'

/** All single cards of the issuer, of which a cart has each once, and the longest that may stand beside them. */
const largest = (nth: number) => ({
  produtosCarrinho: [27, 31, 34].map((codigoProduto) => ({
    ...MEALS,
    codigoProduto,
    quantidade: 10 + nth,
    valorTotalBeneficios: 500 * (10 + nth),
  })),
  produtosInteresse: Array.from({ length: 50 }, () => ({ codigoProduto: 1, nome: 'Ç'.repeat(120) })),
  incluirEconomia: true,
  premissasEconomia: { colaboradores: 999_999, valorMensal: 1_000_000, regimeTributario: 'LUCRO_REAL' },
})
/** Fifty lines, which no catalogue has products for: they are refused before anything is printed. */
const FIFTY = {
  produtosCarrinho: Array.from({ length: 50 }, (_, nth) => ({ ...MEALS, codigoProduto: nth + 1 })),
}

describe.each(oneStoreHere('embedded'))('somebody who floods with proposals, on $kind', (store) => {
  test('fills no queue: floods of the largest proposals and their documents are limited, and others buy beside', async () => {
    const log = await watchLog(store)
    const maker = await leave(store)
    expect((await propose(maker, FIFTY)).status).toBe(422)
    const seen = new Set<number>()
    const attempt = async (nth: number) => {
      const answer = await propose(maker, largest(nth))
      seen.add(answer.status)
      if (answer.status !== 201) return
      const path = `/api/v2/leads/${maker.leadId}/carrinhos/proposta/${(JSON.parse(answer.text) as Made).idProposta}/documento`
      seen.add((await maker.visitor.call({ method: 'GET', path })).status)
    }
    await expectBuyingBeside(store, { attempt, perPurchase: 20 })
    for (let nth = 0; nth < 30; nth++) await attempt(nth + 1000)
    expect([...seen]).toEqual(expect.arrayContaining([201, 200, 429]))
    expect([...seen].filter((status) => status >= 500 && status !== 503)).toEqual([])
    expect(failuresIn(await log.lines())).toEqual([])
  })
})
