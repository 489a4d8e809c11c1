import type { Environment } from '@benefits/domain/host/resolve-environment'

/**
 * A simulation's link as this page shares it: in PRD the issuer's own address, elsewhere the one that the page was
 * opened at, whatever the calls are reached by.
 */
export function sharedLink(link: string, environment: Environment, origin: string): string {
  if (environment === 'PRD') return link
  const { pathname, search } = new URL(link)
  return `${origin}${pathname}${search}`
}

/** What a mail program opens: subject and text are there, the reader's address is not. */
export function mailAddress(subject: string, message: string, link: string): string {
  const body = encodeURIComponent(`${message}\r\n\r\n${link}`)
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`
}

/** WhatsApp with the text written, on whatever device. */
export function whatsAppAddress(message: string, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${message} ${link}`)}`
}
