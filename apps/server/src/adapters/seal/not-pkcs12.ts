/** What is often given instead of a PKCS #12 file, by how it begins. */
const OTHERS: readonly (readonly [start: RegExp, what: string])[] = [
  [
    /^\s*-----BEGIN /,
    'it is PEM, not PKCS #12: `openssl pkcs12 -export` packs the key and its certificate into one',
  ],
  [/^\s*data:/i, 'it is a data: address, of which only what stands behind `base64,` is the file'],
]

/** What a text is that is no PKCS #12 file but is often taken for one; null for any other. */
export function notPkcs12(text: string): string | null {
  return OTHERS.find(([start]) => start.test(text))?.[1] ?? null
}
