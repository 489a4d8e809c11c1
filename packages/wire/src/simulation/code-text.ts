/** The bytes of a code as it stands in an address: RFC 4648's base64url without padding. */
export function toCodeText(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The bytes of such a text; null for one that these bytes would not be written as. */
export function fromCodeText(text: string): Uint8Array | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
  return toCodeText([...bytes]) === text ? bytes : null
}
