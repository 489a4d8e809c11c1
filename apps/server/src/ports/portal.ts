/** A concluded order on its way to the customer portal. `body` is JSON in the portal's own terms. */
export interface PortalOrder {
  readonly orderId: string
  readonly number: string
  readonly issuer: string
  readonly body: unknown
}

/**
 * The customer portal that takes orders over. `handOver` rejects when the portal did not take it; the job tries again,
 * so the portal gets an order at least once and tells repetitions apart by `orderId`.
 */
export interface Portal {
  handOver(order: PortalOrder): Promise<void>
}
