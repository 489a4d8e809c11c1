import { type Kysely, sql } from 'kysely'
import type { Row, Tables } from '../database/schema.ts'

/** A link as it is read along the chain: an acceptance's own, or the later one that gave it seals. */
export interface Link extends Pick<Row<'evidences'>, 'id' | 'record' | 'seals'> {
  readonly evidenceId: string
  readonly kind: 'own' | 'reseal'
  readonly hash: string | null
  /** Of the acceptance's own link. */
  readonly recordHash: string | null
  readonly isResealed: boolean
}

/** The next links of an issuer's chain after a hash, in their order, `most` at a time: chains outgrow memory. */
export async function readLinks(
  db: Kysely<Tables>,
  issuer: string,
  after: string,
  most: number,
): Promise<readonly Link[]> {
  const { rows } = await sql<Link>`
    with recursive chain as (
      select 0 as step, ${after}::text as hash, null::uuid as evidence_id, null::text as kind
      union all
      select chain.step + 1, link.hash, link.evidence_id, link.kind from chain cross join lateral (
        (select record_hash as hash, id as evidence_id, 'own' as kind from evidences
          where issuer = ${issuer} and previous_hash = chain.hash)
        union all
        (select record_hash, evidence_id, 'reseal' from evidence_reseals
          where issuer = ${issuer} and previous_hash = chain.hash)
        limit 1
      ) link where chain.step < ${most}
    )
    select chain.hash, chain.evidence_id, chain.kind, e.id, e.record, e.seals, e.record_hash,
      r.evidence_id is not null as is_resealed
    from chain left join evidences e on e.id = chain.evidence_id
      left join evidence_reseals r on r.evidence_id = chain.evidence_id
    where chain.step > 0 order by chain.step`.execute(db)
  return rows
}
