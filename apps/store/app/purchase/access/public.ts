/** What other rooms may use of access management. */
export { OrderOutline } from './order-outline.tsx'
export { SignOut, SignOutHere } from './sign-out/sign-out.tsx'
export { toLeadContact, toPerson, toRegistration } from './to-registration.ts'
export { useEmailOnAsk } from './use-email-on-ask.tsx'
export { useLostSession } from './use-lost-session.ts'
