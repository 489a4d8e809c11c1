/**
 * How an order is paid (docs/rules/payment.md). Whatever differs by it is a table over this union, so that another
 * way to pay does not compile before each of those places knows it.
 */
export type PaymentMethod = 'boleto' | 'creditCard'
