import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { ACCEPTED_TEXT } from '@benefits/copy/accepted-text'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { Database } from '../../apps/server/src/database/database.ts'
import { inTransaction } from '../../apps/server/src/database/in-transaction.ts'
import { newId } from '../../apps/server/src/database/new-id.ts'
import { openPostgres } from '../../apps/server/src/database/open-postgres.ts'
import { storeContract } from '../../apps/server/src/repositories/contracts.ts'
import { insertEvidence } from '../../apps/server/src/repositories/evidences.ts'
import { findPurchase } from '../../apps/server/src/repositories/purchases.ts'
import { newEvidenceCode } from '../../apps/server/src/services/contract/evidence-code.ts'
import { identifyContract, sha256 } from '../../apps/server/src/services/contract/identify-contract.ts'
import { sealEvidence } from '../../apps/server/src/services/contract/seal-evidence.ts'
import { STORE } from '../addresses.ts'
import { CART, ISSUER, type Shopper, send } from './purchases.ts'

/** A purchase that is ready to be hired. */
export interface AcceptedPurchase extends Shopper {
  readonly cartId: string
}

/** Purchases that are prepared at the same time. */
const AT_ONCE = 8

/**
 * Carts with an accepted contract. Rendering thousands of contracts is not what hiring is measured by: one document,
 * the first one's, stands for all, and the acceptances go straight to the database.
 */
export async function acceptPurchases(
  databaseUrl: string,
  shoppers: readonly Shopper[],
): Promise<readonly AcceptedPurchase[]> {
  const content = (await loadContent(DEFAULT_ROOT)).get(ISSUER)
  const [first] = shoppers
  if (!content || !first) throw new Error('There is nobody to accept.')
  const database = await openPostgres(databaseUrl, { size: AT_ONCE, prepares: true })
  try {
    const document = await renderOne(first)
    const accepted: AcceptedPurchase[] = []
    const queue = shoppers.values()
    const work = async () => {
      for (const shopper of queue) accepted.push(await accept(shopper, { database, content, document }))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return accepted
  } finally {
    await database.close()
  }
}

/** The contract of one of them, as the store renders it. */
async function renderOne({ leadId, headers }: Shopper): Promise<Uint8Array> {
  await send('POST', `/api/v2/leads/${leadId}/carrinhos`, headers, CART)
  const answer = await fetch(`${STORE}/api/v2/contratos/leads/${leadId}/download`, {
    headers: { ...headers },
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.bytes()
}

async function accept(
  shopper: Shopper,
  { database, content, document }: { database: Database; content: IssuerContent; document: Uint8Array },
): Promise<AcceptedPurchase> {
  const { leadId, sessionId, headers } = shopper
  const answer = await send('POST', `/api/v2/leads/${leadId}/carrinhos`, headers, CART)
  const { idCarrinho: cartId } = answer as { idCarrinho: string }
  const db = database.kysely
  const purchase = await findPurchase(db, leadId, {
    sessionId,
    content,
    steadyNow: new Date(),
  })
  const current = purchase && identifyContract(content, purchase)
  if (!current) throw new Error('This purchase has no contract.')
  const { facts, inputsHash } = current
  const documentHash = sha256(document)
  const now = new Date()
  const contract = await storeContract(db, {
    id: newId(),
    leadId,
    cartId,
    inputsHash,
    document,
    documentHash,
    createdAt: now,
  })
  const { lead } = purchase
  const record = {
    id: newId(),
    issuerCode: lead.issuer,
    channel: lead.channel,
    subChannel: lead.subChannel,
    leadId,
    cartId,
    contractId: contract.id,
    template: facts.template,
    documentHash,
    inputsHash,
    cnpj: lead.cnpj,
    corporateName: facts.company.corporateName,
    facts,
    sessionId,
    representativeName: facts.contact.name,
    representativeCpf: facts.contact.cpf,
    email: facts.contact.email,
    accountId: null,
    emailValidatedAt: null,
    requestId: newId(),
    // The load's own: an address elsewhere has few orders a day whose e-mail nobody proved.
    ip: '127.0.0.1',
    forwardedFor: '',
    userAgent: 'bench',
    acceptedText: ACCEPTED_TEXT,
    acceptedAt: now.toISOString(),
    acceptedAtSaoPaulo: now.toISOString(),
  }
  await inTransaction(database, (trx) =>
    insertEvidence(trx, record, { seals: sealEvidence(record), code: newEvidenceCode() }),
  )
  return { ...shopper, cartId }
}
