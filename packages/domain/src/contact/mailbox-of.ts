/**
 * The mailbox that an e-mail fills, in lower case: `ana+loja@alfa.example` is another address of `ana@alfa.example`.
 * For counting what one person gets, never for sending or for telling people apart.
 */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@')
}
