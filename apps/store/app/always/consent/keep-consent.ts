import {
  type Answer,
  analyticsCookies,
  CLIENT_COOKIE,
  CONSENT_COOKIE,
  domainsOf,
  LASTS,
  WORDS,
} from './consent.ts'

/**
 * Keeps the answer in the browser (docs/rules/consent.md: lifetimes): a yes makes the visitor's id, or lets the one that is
 * there last again; a no takes it and every cookie of analytics away.
 */
export function keepConsent(answer: Answer): void {
  write(CONSENT_COOKIE, WORDS[answer], LASTS[answer])
  if (answer === 'accepted') write(CLIENT_COOKIE, clientId() ?? newId(), LASTS.accepted)
  else for (const name of analyticsCookies(document.cookie)) remove(name)
}

function clientId(): string | undefined {
  return /(?:^|;\s*)loja_cliente=([\w-]+)/.exec(document.cookie)?.[1]
}

/** `randomUUID` is there on secure pages alone. */
function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes: Uint8Array = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Inside another site's page a cookie is kept for the two together (CHIPS), where browsers trust both: https, and this machine. */
function attributes(): string {
  if (window.top !== window && isSecureContext) return 'Path=/; SameSite=None; Secure; Partitioned'
  return location.protocol === 'https:' ? 'Path=/; SameSite=Lax; Secure' : 'Path=/; SameSite=Lax'
}

function write(name: string, value: string, seconds: number): void {
  setCookie(`${name}=${value}; Max-Age=${seconds}; ${attributes()}`)
}

function remove(name: string): void {
  setCookie(`${name}=; Max-Age=0; ${attributes()}`)
  for (const domain of domainsOf(location.hostname))
    setCookie(`${name}=; Max-Age=0; ${attributes()}; Domain=${domain}`)
}

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not everywhere, and answers later.
  document.cookie = text
}
