/** Query parameters with a meaning of their own (spec 1 §2.1); null where the address has none. */
export interface VisitQuery {
  readonly channel: string | null
  readonly offerId: string | null
  readonly contract: string | null
}

/** Reads 'canal', 'offerid' and 'contrato'; an empty one counts as absent. */
export function readVisitQuery(search: string): VisitQuery {
  const query = new URLSearchParams(search)
  return {
    channel: query.get('canal') || null,
    offerId: query.get('offerid') || null,
    contract: query.get('contrato') || null,
  }
}
