/** A concluded order on its way to the customer portal. `body` is JSON in the portal's own terms. */
export interface PortalOrder {
  readonly orderId: string
  readonly number: string
  readonly issuer: string
  readonly body: unknown
}

/** What the customer portal says of an order: it is a contract, or it is none any more. */
export type PortalWord = 'confirmed' | 'cancelled'

/**
 * The customer portal that takes orders over. `handOver` rejects when the portal did not take it; the job tries again,
 * so the portal gets an order at least once and tells repetitions apart by `orderId`. Gives what it says of the order
 * at once; null where it says so later, by a call of its own (`portal-call/`).
 */
export interface Portal {
  handOver(order: PortalOrder): Promise<PortalWord | null>
}
