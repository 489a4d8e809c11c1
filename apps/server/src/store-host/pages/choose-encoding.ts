export type Encoding = 'br' | 'gzip' | 'identity'

const REFUSED = /;\s*q=0(?:\.0+)?\s*$/

/** The first of the offered encodings that `Accept-Encoding` allows; identity where it allows none. */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding {
  if (!accepted) return 'identity'
  const allowed = accepted.split(',').filter((part) => !REFUSED.test(part))
  const names = allowed.map((part) => part.split(';', 1)[0]?.trim().toLowerCase())
  return offered.find((encoding) => names.includes(encoding)) ?? 'identity'
}
