import { type Kysely, sql } from 'kysely'
import { EVIDENCE_PERSON_IDS, LEAD_PERSON_IDS, namesOne } from '../../database/person-ids.ts'
import type { Row, Tables } from '../../database/schema.ts'
import { peopleOf, type Somebody, whoIs } from './people-of.ts'
import { idsOf, mentions, type Subject } from './subject.ts'

/** A lead in which the person is named, with everything that hangs on it; documents are left where they are. */
export interface FoundPurchase {
  readonly lead: Row<'leads'>
  /** Where in it the person stands. */
  readonly places: readonly Somebody[]
  /** The lead is the person's own: it made it, or somebody made it in its name. */
  readonly isOwn: boolean
  readonly carts: readonly Row<'carts'>[]
  readonly proposals: readonly Omit<Row<'proposals'>, 'keyHash' | 'document' | 'mailedTo'>[]
  readonly contracts: readonly Pick<Row<'contracts'>, 'id' | 'documentHash' | 'createdAt'>[]
  readonly evidences: readonly Row<'evidences'>[]
  readonly orders: readonly Omit<Row<'orders'>, 'finalDocument' | 'linkHash' | 'linkEndsAt'>[]
  readonly cards: readonly Row<'cardAuthorisations'>[]
}

/**
 * How far a person is looked for: `byIndex` where CPFs and e-mails have their place, at once however many rows there
 * are; `whole`: in every text too, which reads whole tables.
 */
export type Reading = 'byIndex' | 'whole'

/** Every lead that names one of the subject's ids, in its own data or in an acceptance of it. */
export async function findPurchases(
  db: Kysely<Tables>,
  subject: Subject,
  reading: Reading,
): Promise<readonly FoundPurchase[]> {
  const ids = idsOf(subject)
  const { rows } = await sql<{ id: string }>`${LEADS_OF[reading](ids)}`.execute(db)
  const found: FoundPurchase[] = []
  for (const { id } of rows) {
    const purchase = await readPurchase(db, id, ids)
    if (purchase) found.push(purchase)
  }
  return found
}

/** SQL: ids of the leads, in their order. */
const LEADS_OF = {
  byIndex: (ids: readonly string[]) => sql`
    select l.id from leads l where ${namesOne(LEAD_PERSON_IDS, ids)}
    union select e.lead_id from evidences e where ${namesOne(EVIDENCE_PERSON_IDS, ids)} order by 1`,
  whole: (ids: readonly string[]) => {
    const text = sql`lower(concat_ws(' ', l.contact::text, l.company::text, l.utm::text, l.uuid))`
    return sql`select l.id from leads l where ${anyIn(text, ids)} or exists (
      select 1 from evidences e where e.lead_id = l.id and ${anyIn(sql`lower(e.record::text)`, ids)}) order by l.id`
  },
} as const satisfies Record<Reading, (ids: readonly string[]) => unknown>

/** SQL: a text has one of the ids somewhere; a first look that code then makes exact. */
export function anyIn(text: ReturnType<typeof sql>, ids: readonly string[]) {
  return sql`(${sql.join(
    ids.map((id) => sql`position(${id} in ${text}) > 0`),
    sql` or `,
  )})`
}

async function readPurchase(
  db: Kysely<Tables>,
  leadId: string,
  ids: readonly string[],
): Promise<FoundPurchase | null> {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow()
  const evidences = await db.selectFrom('evidences').selectAll().where('leadId', '=', leadId).execute()
  const places = whoIs(peopleOf(lead, evidences), ids)
  const texts = JSON.stringify([lead.contact, lead.company, lead.utm, lead.uuid])
  if (places.length === 0 && !mentions(texts, ids)) return null
  return {
    lead,
    places,
    isOwn: places.some(({ place }) => place === 'contact'),
    carts: await db.selectFrom('carts').selectAll().where('leadId', '=', leadId).execute(),
    proposals: await readProposals(db, leadId),
    contracts: await readContracts(db, leadId),
    evidences,
    orders: await readOrders(db, leadId),
    cards: await db.selectFrom('cardAuthorisations').selectAll().where('leadId', '=', leadId).execute(),
  }
}

/** Without their bytes, and without what opens them. */
function readProposals(db: Kysely<Tables>, leadId: string) {
  return db
    .selectFrom('proposals')
    .select(['id', 'leadId', 'cartId', 'number', 'validUntil', 'terms', 'createdAt'])
    .where('leadId', '=', leadId)
    .execute()
}

/** Without their bytes. */
function readContracts(db: Kysely<Tables>, leadId: string) {
  return db
    .selectFrom('contracts')
    .select(['id', 'documentHash', 'createdAt'])
    .where('leadId', '=', leadId)
    .execute()
}

/** Without their bytes, and without what opens them. */
function readOrders(db: Kysely<Tables>, leadId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'issuer', 'leadId', 'cartId', 'evidenceId', 'number', 'cnpj', 'answer'])
    .select(['paymentMethod', 'finalHash', 'hiredAt', 'hiredBySession', 'emailValidatedAt', 'portalState'])
    .where('leadId', '=', leadId)
    .execute()
}
