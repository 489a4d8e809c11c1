/** What the rest of the store may use of registering. */
export { CONTACT, type ContactOutcome } from './contact.ts'
export { JOINT_CART } from './joint-cart.ts'
export { PROPOSAL } from './proposal.ts'
export { useRegister } from './use-register.ts'
export { type Prepared, useRegisterPurchase } from './use-register-purchase.ts'
