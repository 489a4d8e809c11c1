import { withoutUnseen } from '../text/without-unseen.ts'

/** Longest e-mail address that the store accepts. */
export const EMAIL_MAX_LENGTH = 70

const LOCAL = /^[\w+-]+(?:\.[\w+-]+)*$/
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/

/**
 * A well-formed e-mail address of at most 70 characters, without blanks around it and in the case it was typed, or
 * null. Word characters, hyphen, plus, dot and @ are allowed. Compare addresses without case.
 */
export function parseEmail(text: string): string | null {
  const email = text.trim()
  const at = email.indexOf('@')
  if (email.length > EMAIL_MAX_LENGTH || at === -1) return null
  return LOCAL.test(email.slice(0, at)) && DOMAIN.test(email.slice(at + 1)) ? email : null
}

/** What stands between an address and the words around it, as mail programs and chats write them. */
const AROUND_ADDRESSES = /[\s<>()[\]{},;:"|?&=]+/

/**
 * An e-mail address as it is typed: characters that none may have are dropped. Copied as mail programs write it,
 * 'Marina <marina@x.example>' or with 'mailto:', it is the address alone.
 */
export function stripEmail(typed: string): string {
  const address = /<([^<>@]*@[^<>]*)>/.exec(typed)?.[1] ?? typed
  return address.replace(/^\s*mailto:/i, '').replace(/[^\w+.@-]/g, '')
}

/**
 * The one address of a text that came in one piece, whatever words stand around it ('marina@x.example Marina',
 * 'mailto:marina@x.example?subject=Oi'); null where there is none or several: no address is made of what is left.
 */
export function onlyEmail(text: string): string | null {
  const pieces = withoutUnseen(text)
    .split(AROUND_ADDRESSES)
    .filter((piece) => piece.includes('@'))
  const addresses = new Set(pieces.map((piece) => piece.replace(/^[.']{1,3}/, '').replace(/[.']{1,3}$/, '')))
  const [address, ...others] = addresses
  return address === undefined || others.length > 0 ? null : parseEmail(address)
}
