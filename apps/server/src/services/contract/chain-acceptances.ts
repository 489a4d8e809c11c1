import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { chainEvidences } from '../../repositories/evidence-chain.ts'
import { sha256 } from './identify-contract.ts'

/** Puts an issuer's new acceptances into its chain of hashes, so that a later edit is detectable. */
export async function chainAcceptances(
  issuer: string,
  { database, now }: Pick<Parts, 'database' | 'now'>,
): Promise<void> {
  const next = () =>
    inTransaction(database, (trx) => chainEvidences(trx, { issuer, now: now(), hash: sha256 }))
  while ((await next()) === 'more');
}
