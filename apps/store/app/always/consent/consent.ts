import { type Answer, CONSENT_COOKIE, type Consent, WORDS } from '../presses/read-consent.ts'

/** Cookie with the visitor's id, which goes with a lead. */
export const CLIENT_COOKIE = 'loja_cliente'

const DAY = 24 * 60 * 60
/** How long an answer lasts, in seconds (docs/rules/consent.md: lifetimes). */
export const LASTS = { accepted: 100 * DAY, refused: 30 * DAY } as const satisfies Record<Answer, number>

/** Whether anything of analytics may be written, loaded or pushed. */
export function mayMeasure(consent: Consent): boolean {
  return consent === 'accepted'
}

/** Cookies of analytics providers: what a refusal takes away. */
const OF_ANALYTICS = /^(?:_ga|_gid|_gat|_gcl|_dc_gtm|_gac|_fbp|_fbc|_clck|_clsk|_hj|loja_cliente$)/

/** Names of the analytics cookies among a page's cookies, the visitor's id with them. */
export function analyticsCookies(cookies: string): readonly string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => OF_ANALYTICS.test(name))
}

/** The domains under which a cookie of `host` may have been set: the host's own, and each above it. */
export function domainsOf(host: string): readonly string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join('.'))
}

/**
 * Keeps the answer in the browser (docs/rules/consent.md: lifetimes): a yes makes the visitor's id, or lets the one
 * that is there last again; a no takes it and every cookie of analytics away.
 */
export function storeConsent(answer: Answer): void {
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

/**
 * Inside another site's page a cookie is kept for the two together (CHIPS), where browsers trust both: https, and this
 * machine.
 */
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
