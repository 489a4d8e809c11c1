/** Domains of the one large provider that takes no notice of dots in a name, and has two names for each mailbox. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])
const DOTLESS_NAME = 'gmail.com'

/**
 * The mailbox that an e-mail fills, in lower case: `ana+loja@alfa.example` is another address of `ana@alfa.example`,
 * and `a.na@googlemail.com` of `ana@gmail.com` (https://support.google.com/mail/answer/7436150). For counting what one
 * person gets, never for sending or for telling people apart.
 */
export function mailboxOf(email: string): string {
  const untagged = withoutTag(email)
  const at = untagged.lastIndexOf('@')
  if (!DOTLESS.has(untagged.slice(at + 1))) return untagged
  return `${untagged.slice(0, at).replaceAll('.', '')}@${DOTLESS_NAME}`
}

/** An e-mail in lower case without its `+tag`: as mailboxes were counted before dots were folded. */
export function withoutTag(email: string): string {
  return email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@')
}
