import { ACCEPTED_TEXT } from '@benefits/copy/accepted-text'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { findContractHash, holdContract } from '../../repositories/contracts.ts'
import { findEvidenceId, insertEvidence } from '../../repositories/evidences.ts'
import type { Lead } from '../../repositories/leads.ts'
import { findPurchase } from '../../repositories/purchases.ts'
import type { StoredEvidence } from '../../repositories/stored-evidence.ts'
import { listVerifiedAccounts } from '../../repositories/verifications.ts'
import { mayConclude } from '../conditions/may-conclude.ts'
import { emailUnverified } from '../conditions/not-yet-hireable.ts'
import { endOfPrice } from '../conditions/price-days.ts'
import { buysElsewhere } from '../customer/know-customer.ts'
import { newEvidenceCode } from './evidence-code.ts'
import { type CurrentContract, identifyContracts } from './identify-contract.ts'
import { saoPauloInstant } from './sao-paulo-instant.ts'
import { sealEvidence } from './seal-evidence.ts'

type AcceptanceRefusal = 'leadUnknown' | 'notYetHireable' | 'noContract' | 'conflict' | 'servedElsewhere'

/**
 * Records that the contract with this hash was accepted; gives the evidence's id, the same one when asked again.
 * `notYetHireable` is a session that is not verified, `noContract` no priced cart, `conflict` a hash that is not that
 * of the contract as it is now or that of a price that is over, `servedElsewhere` a company that another channel
 * serves.
 */
export async function acceptContract(
  leadId: string,
  documentHash: string,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<string, AcceptanceRefusal>> {
  const db = parts.database.kysely
  const purchase = await findPurchase(db, leadId, context)
  if (purchase === null) return refuse('leadUnknown')
  if (!mayConclude(purchase.lead, context.content)) return emailUnverified()
  if (purchase.cart === null || purchase.cart.pricing.lines.length === 0) return refuse('noContract')
  const shown = await findShown(identifyContracts(context.content, purchase), leadId, documentHash, parts)
  if (shown === null) return refuse('conflict')
  const { current, contract } = shown
  const existing = await findEvidenceId(db, contract.id)
  if (existing !== null) return done(existing)
  if (endOfPrice(purchase.cart, null, context) !== null) return refuse('conflict')
  const { cnpj, channel } = purchase.lead
  if (await buysElsewhere(cnpj, channel, context, parts)) return refuse('servedElsewhere')

  const { facts, inputsHash, cartId } = current
  const record: StoredEvidence = {
    id: parts.newId(),
    issuerCode: purchase.lead.issuer,
    channel,
    subChannel: purchase.lead.subChannel,
    leadId,
    cartId,
    contractId: contract.id,
    template: facts.template,
    documentHash,
    inputsHash,
    cnpj,
    corporateName: facts.company.corporateName,
    ...(await whoAccepts(purchase.lead, current.facts.contact, context, parts)),
    ...fromWhere(context),
    acceptedText: ACCEPTED_TEXT,
    acceptedAt: context.now.toISOString(),
    acceptedAtSaoPaulo: saoPauloInstant(context.now),
    facts,
  }
  const isNew = await inTransaction(parts.database, async (trx) => {
    if (!(await holdContract(trx, contract.id))) return false
    const inserted = await insertEvidence(trx, record, {
      seals: sealEvidence(record),
      code: newEvidenceCode(),
    })
    if (inserted) await parts.jobs.enqueue(trx, 'chain-evidence', { issuer: record.issuerCode })
    return inserted
  })
  if (isNew) parts.metrics.acceptances.inc({ issuer: record.issuerCode })
  const id = isNew ? record.id : await findEvidenceId(db, contract.id)
  // Neither ours nor another's: a newer draft has just replaced the contract.
  return id === null ? refuse('conflict') : done(id)
}

/** The contract with this hash among those that the purchase may have; null where none of them is it. */
async function findShown(
  contracts: readonly CurrentContract[],
  leadId: string,
  documentHash: string,
  { database }: Parts,
) {
  for (const current of contracts) {
    const contract = await findContractHash(database.kysely, leadId, current.inputsHash)
    if (contract?.documentHash === documentHash) return { current, contract }
  }
  return null
}

type Who = Pick<
  StoredEvidence,
  'representativeName' | 'representativeCpf' | 'email' | 'accountId' | 'emailValidatedAt'
>

/**
 * The owner of the account that this session validated last, or the contact of the company data where access accounts
 * are off. An account of the portals has no CPF: that of the company data is taken, which the same session typed.
 */
async function whoAccepts(
  { issuer, cnpj }: Lead,
  contact: StoredEvidence['facts']['contact'],
  { sessionId, steadyNow }: CallContext,
  { database }: Parts,
): Promise<Who> {
  const [proof] = await listVerifiedAccounts(database.kysely, { sessionId, issuer, cnpj, steadyNow })
  if (!proof) {
    return {
      representativeName: contact.name,
      representativeCpf: contact.cpf,
      email: contact.email,
      accountId: null,
      emailValidatedAt: null,
    }
  }
  return {
    representativeName: `${proof.firstName} ${proof.lastName}`,
    representativeCpf: parseCpf(proof.cpf) ?? contact.cpf,
    email: proof.email,
    accountId: proof.id,
    emailValidatedAt: proof.verifiedAt.toISOString(),
  }
}

type Where = Pick<StoredEvidence, 'sessionId' | 'requestId' | 'ip' | 'userAgent'>

/** The caller's address is already that behind the trusted proxies. */
function fromWhere({ sessionId, requestId, address, userAgent }: CallContext): Where {
  return { sessionId, requestId, ip: address, userAgent: userAgent.slice(0, 500) }
}
