import { parseDocumentKey } from '@benefits/domain/contract/document-key'
import { CHAIN_START } from '@benefits/domain/contract/evidence'
import type { AnswerOf } from '@benefits/wire/call'
import type { verifyDocument as definition } from '@benefits/wire/proof/verify-document'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { findProof, type Proof } from '../../repositories/proofs.ts'
import { chainAcceptances } from '../contract/chain-acceptances.ts'

type Verification = AnswerOf<typeof definition>

/**
 * What anybody may know of an issuer's document by its hash or the code of its evidence. `documentUnknown` alike for
 * what is no key, what nobody accepted and what another issuer's buyers did.
 */
export async function verifyDocument(
  issuer: string,
  text: string,
  parts: Pick<Parts, 'database' | 'now'>,
): Promise<Outcome<Verification, 'documentUnknown'>> {
  const key = parseDocumentKey(text)
  const { kysely } = parts.database
  const found = key && (await findProof(kysely, issuer, key))
  if (!found) return refuse('documentUnknown')
  // The job that chains acceptances is a moment behind them: who asks sooner does its work.
  if (found.recordHash === null) await chainAcceptances(issuer, parts)
  const proof = found.recordHash === null ? await findProof(kysely, issuer, key) : found
  if (!proof?.recordHash) return refuse('documentUnknown')
  return done({
    issuer,
    state: stateOf(proof.order),
    ...(proof.order ? { orderNumber: proof.order.number } : {}),
    acceptedAt: proof.acceptedAtSaoPaulo,
    ...documentOf(proof, key.kind === 'hash' ? key.hash : null),
    chain: { hash: proof.recordHash, previous: proof.previousHash ?? CHAIN_START },
  })
}

function stateOf(order: Proof['order']): Verification['state'] {
  if (order === null) return 'withoutOrder'
  if (order.isCancelled) return 'cancelled'
  return order.isEmailProven ? 'concluded' : 'emailUnproven'
}

/** The document that was asked for by its hash; by code the final one, or the accepted one until that is there. */
function documentOf({ acceptedHash, finalHash }: Proof, asked: string | null) {
  const isFinal = finalHash !== null && (asked === null || asked === finalHash)
  return isFinal
    ? ({ document: 'final', hash: finalHash } as const)
    : ({ document: 'accepted', hash: acceptedHash } as const)
}
