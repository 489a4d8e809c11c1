import { describe, expect, test } from 'vitest'
import { anyCnpj } from '../../test/calls/purchase-server.ts'
import type { AttackedStore } from '../attacked-store.ts'
import type { Member } from '../buyer.ts'
import { anyCpf } from '../documents.ts'
import { hireFor, readCompany, typeOf } from '../named-company.ts'
import { oneStoreHere } from '../stores-here.ts'
import { anyEmail, visit } from '../visitor.ts'
import { expectBuyingBeside } from './buying-beside.ts'

/** A bank partner's store: nobody has an account there. */
const BANK = 'SICRE'

/** Somebody who names a company at the bank: a name, an address and no proof of either. */
async function nameCompany(store: AttackedStore, cnpj: string): Promise<Member> {
  const visitor = await visit(store, { issuer: BANK })
  return { ...visitor, cnpj, cpf: anyCpf(), email: anyEmail(), userId: '' }
}

describe.each(oneStoreHere('postgres'))(
  'somebody who hires at a bank in the name of a company, on $kind',
  (store) => {
    test('does not shut the company out: it has nothing, and buys', async () => {
      const cnpj = anyCnpj()
      const stranger = await nameCompany(store, cnpj)
      await hireFor(stranger)
      expect(await typeOf(stranger, cnpj)).toContain('JA_CONTRATADOS')
      const victim = await nameCompany(store, cnpj)
      expect((await readCompany(victim, cnpj)).produtosContratados).toEqual([])
      expect(await typeOf(victim, cnpj)).toBe('SEM_CONTRATOS')
      await hireFor(victim)
      await expectBuyingBeside(store, {
        attempt: async () => hireFor(await nameCompany(store, cnpj)),
        perPurchase: 1,
      })
    })
  },
)
