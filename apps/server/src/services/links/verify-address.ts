/** The page that checks documents, in the store and in print. */
export const VERIFY_PATH = '/verificar'

/** The address at which a document is checked already, in the issuer's own store. */
export function verifyAddress(storeUrl: string, code: string): string {
  return new URL(`${VERIFY_PATH}/${code}`, storeUrl).href
}
