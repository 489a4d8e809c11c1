/** What other rooms may use of access management. */
export { SignOut } from './sign-out.tsx'
export { SignOutHere } from './sign-out-here.tsx'
export { toLeadContact } from './to-lead-contact.ts'
export { toPerson, toRegistration } from './to-registration.ts'
export { useEmailOnAsk } from './use-email-on-ask.tsx'
export { useLostSession } from './use-lost-session.ts'
