/** What the rest of the store may use of registering. */
export type { Prepared } from './prepared.ts'
export { CONTACT, type ContactOutcome, JOINT_CART, PROPOSAL } from './steps.ts'
export { useRegister } from './use-register.ts'
export { useRegisterPurchase } from './use-register-purchase.ts'
