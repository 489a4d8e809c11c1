/** Lists and objects in one another: the calls' own bodies have six at most. */
const DEEPEST = 32

/**
 * Whether a `Content-Type` names JSON in UTF-8, which is what it is in where nothing is said
 * (https://www.rfc-editor.org/rfc/rfc8259#section-8.1).
 */
export function isUtf8Json(contentType: string): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';')
  if (type.trim() !== 'application/json') return false
  return parameters
    .map((parameter) => parameter.split('='))
    .filter(([name = '']) => name.trim() === 'charset')
    .every(([, value = '']) => ['utf-8', 'utf8'].includes(value.trim().replaceAll('"', '')))
}

/**
 * The text of a body; null for what is no UTF-8. Read leniently, a letter of another charset would be kept as
 * `\ufffd` and printed so in a contract.
 */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Whether lists and objects stand deeper in one another than any call's do. Asked of whatever was parsed before
 * anything else walks through it: 64 KiB hold thirty thousand levels, and a walk that calls itself breaks at a few
 * thousand.
 */
export function isTooDeep(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((member) => isTooDeep(member, levels - 1))
}
