import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { ObjectStoreAway } from '../../ports/object-store.ts'
import { findContract } from '../../repositories/contracts.ts'
import { readHiredDocument } from '../../repositories/order-documents.ts'
import type { Purchase } from '../../repositories/purchases.ts'
import { draftContract } from './draft-contract.ts'
import { identifyContract } from './identify-contract.ts'
import type { PrintRefusal } from './print-in-turn.ts'
import { findPricedPurchase, type RenewalRefusal } from './renew-price.ts'

/** Where the documents' store does not answer, a buyer asks again after these. */
const STORE_AWAY_SECONDS = 5

/** A contract to download. */
export interface ContractFile {
  readonly number: string
  /** SHA-256 of the bytes, lower-case hex. */
  readonly hash: string
  readonly bytes: Uint8Array
}

/**
 * The contract of a lead's current cart: the draft, rendered once and then the same bytes until something in it
 * changes, of the way to pay that was chosen; once hired the final document, or the accepted one until that is
 * rendered. `contractNotDownloadable` without cart or company data. A cart whose price is over has today's first.
 */
export async function downloadContract(
  leadId: string,
  chosen: PaymentMethod | null,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<ContractFile, PrintRefusal | RenewalRefusal | 'contractNotDownloadable'>> {
  const found = await findPricedPurchase(leadId, context, parts)
  if (!found.ok) return found
  const purchase = found.answer
  if (purchase.order) return downloadHired(purchase.order, parts)
  const current = identifyContract(context.content, purchase, chosen)
  if (current === null) return refuse('contractNotDownloadable')
  const { number } = current.facts
  const stored = await findContract(parts.database.kysely, leadId, current.inputsHash)
  if (stored) return done({ number, hash: stored.documentHash, bytes: stored.document })
  const drafted = await draftContract(leadId, current, context, parts)
  if (!drafted.ok) return drafted
  return done({ number, hash: drafted.answer.documentHash, bytes: drafted.answer.document })
}

async function downloadHired(
  { id, answer }: NonNullable<Purchase['order']>,
  { database, ports }: Parts,
): Promise<Outcome<ContractFile, 'maintenance' | 'contractNotDownloadable'>> {
  try {
    const hired = await readHiredDocument(database.kysely, id, ports.objects)
    if (hired === null) return refuse('contractNotDownloadable')
    return done({ number: answer.orderNumber, hash: hired.hash, bytes: hired.document })
  } catch (error) {
    if (error instanceof ObjectStoreAway) return refuse('maintenance', { retryAfter: STORE_AWAY_SECONDS })
    throw error
  }
}
