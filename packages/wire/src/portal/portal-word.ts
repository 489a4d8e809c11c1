import { wireEnum } from '../codec.ts'

/** What the customer portal says of an order: it is a contract, or it is none any more. */
export const portalWord = wireEnum({ confirmed: 'CONFIRMADO', cancelled: 'CANCELADO' })
