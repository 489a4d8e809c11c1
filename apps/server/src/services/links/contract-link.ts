import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** The page that proves an order's e-mail and gives its contract (`contract-link-page/`). */
export const CONTRACT_LINK_PATH = '/mensagens/contrato'
/** The contract itself, once the e-mail is proven. */
export const CONTRACT_FILE_PATH = `${CONTRACT_LINK_PATH}/arquivo`
/** Member of both addresses that holds the link's key. */
export const LINK_KEY = 'chave'

/** How long a link opens something, from the mail that brought it. */
export const LINK_DAYS = 30

/** The key under which links are made, of a process's secret. */
export function contractLinkSecretOf(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'contract links', 32))
}

/**
 * The key in the link of an order's mail: 256 bits that nobody can guess, and the same whenever the mail's job tries
 * again, so that it need not be stored.
 */
export function contractLinkKey(linkSecret: Buffer, orderId: string): string {
  return createHmac('sha256', linkSecret).update(`order ${orderId}`).digest('base64url')
}

/** What the database keeps of a link: SHA-256 of its key, lower-case hex. */
export function hashContractLink(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The page's address in the issuer's own store. */
export function contractLinkAddress(storeUrl: string, key: string): string {
  const address = new URL(CONTRACT_LINK_PATH, storeUrl)
  address.searchParams.set(LINK_KEY, key)
  return address.href
}
