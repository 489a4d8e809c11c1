import { sql } from 'kysely'
import type { Trx } from '../../database/in-transaction.ts'
import { toJson } from '../../database/to-json.ts'
import { readRemainingEvidence } from '../../repositories/stored-evidence.ts'
import { anonymiseEvidence, anonymiseLead, NO_SESSION } from './anonymise-purchase.ts'
import type { FoundPurchase } from './find-purchases.ts'
import { idsIn } from './people-of.ts'
import { emptied } from './person-files.ts'
import type { PersonTableName } from './person-tables.ts'

/** How many rows of a table were deleted, anonymised, or keep a document. */
export interface Count {
  readonly deleted?: number
  readonly anonymised?: number
  readonly kept?: number
}

export type Counts = Partial<Record<PersonTableName, Count>>

/** What an erasure goes by. */
export interface Erasing {
  readonly ids: readonly string[]
  readonly isPersonal: (text: string) => boolean
  readonly now: Date
}

/**
 * Takes a person out of a purchase: its own goes whole unless a contract of it was accepted; of others the company data
 * goes in which it stands, and is asked for again should the purchase go on.
 */
export async function erasePurchase(trx: Trx, purchase: FoundPurchase, erasing: Erasing): Promise<Counts> {
  const { lead, isOwn, evidences, carts, proposals, contracts, cards, orders } = purchase
  if (isOwn && evidences.length === 0) {
    await deleteLeads(trx, [lead.id])
    const counted = { carts, proposals, contracts, card_authorisations: cards }
    const counts = Object.entries(counted).map(([table, rows]) => [table, { deleted: rows.length }])
    return { leads: { deleted: 1 }, ...Object.fromEntries(counts) }
  }
  const accepted = new Set(evidences.map(({ contractId }) => contractId))
  const drafts = contracts.filter(({ id }) => !accepted.has(id)).map(({ id }) => id)
  if (drafts.length > 0) await trx.deleteFrom('contracts').where('id', 'in', drafts).execute()
  if (isOwn) await eraseOwn(trx, purchase)
  else await eraseCompany(trx, purchase, erasing)
  await emptyRegistry(trx, purchase, erasing)
  const gone = isOwn ? proposals : proposals.filter(({ terms }) => isNamed(terms, erasing.isPersonal))
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('proposals').where('id', 'in', ids).execute()
  return {
    leads: { anonymised: 1 },
    proposals: { deleted: ids.length },
    contracts: { deleted: drafts.length, kept: accepted.size },
    evidences: { anonymised: await eraseEvidences(trx, purchase, erasing) },
    orders: { anonymised: isOwn ? orders.length : 0, kept: orders.length },
    card_authorisations: { anonymised: isOwn ? cards.length : 0 },
  }
}

/** Deletes leads and what hangs on them: carts and proposals go with their lead. */
export async function deleteLeads(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('cardAuthorisations').where('leadId', 'in', ids).execute()
  await trx.deleteFrom('contracts').where('leadId', 'in', ids).execute()
  await trx.deleteFrom('leads').where('id', 'in', ids).execute()
}

async function eraseOwn(trx: Trx, { lead }: FoundPurchase): Promise<void> {
  await anonymiseLead(trx, lead.id)
  await trx
    .updateTable('cardAuthorisations')
    .set({ brand: null, lastDigits: null })
    .where('leadId', '=', lead.id)
    .execute()
  await sql`update orders set hired_by_session = ${NO_SESSION}, link_hash = null, link_ends_at = null
    where lead_id = ${lead.id}`.execute(trx)
}

/** What the person is not in stays. A cart that was accepted and not hired is registered and accepted anew. */
async function eraseCompany(trx: Trx, purchase: FoundPurchase, { isPersonal }: Erasing): Promise<void> {
  const { lead, evidences, orders } = purchase
  const utm = emptied(lead.utm, isPersonal)
  const isAccepted = evidences.some(({ cartId }) => cartId === lead.currentCartId)
  const isHired = orders.some(({ cartId }) => cartId === lead.currentCartId)
  await trx
    .updateTable('leads')
    .set({
      utm: utm === null ? null : toJson(utm),
      uuid: isPersonal(lead.uuid) ? '' : lead.uuid,
      ...(isNamed(lead.company, isPersonal) ? { company: null } : {}),
      ...(isAccepted && !isHired ? { currentCartId: null } : {}),
    })
    .where('id', '=', lead.id)
    .execute()
}

function isNamed(value: unknown, isPersonal: Erasing['isPersonal']): boolean {
  return JSON.stringify(emptied(value, isPersonal)) !== JSON.stringify(value)
}

/** The registered name of a sole trader holds its owner's. */
async function emptyRegistry(trx: Trx, { lead }: FoundPurchase, { isPersonal }: Erasing): Promise<void> {
  if (lead.registry === null) return
  const registry = toJson(emptied(lead.registry, isPersonal))
  await trx.updateTable('leads').set({ registry }).where('id', '=', lead.id).execute()
}

/** An acceptance that somebody else gave keeps who gave it; what the contract said of the person goes. */
async function eraseEvidences(
  trx: Trx,
  { evidences, places }: FoundPurchase,
  { ids, now }: Erasing,
): Promise<number> {
  const known = new Set([...ids, ...places.flatMap(idsIn)])
  for (const evidence of evidences) {
    const { representativeCpf: cpf, email } = readRemainingEvidence(evidence)
    const isTheirs = idsIn({ place: 'accepted', cpf, email }).some((id) => known.has(id))
    await anonymiseEvidence(trx, evidence, isTheirs ? { now } : { now, members: [] })
  }
  return evidences.length
}
