/** Longest name of a host with its port. */
const LONGEST = 260
const NAME = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/
const PORT = /^[0-9]{1,5}$/
const HIGHEST_PORT = 65_535

/**
 * The host of a `Host` header as hosts are compared: lower case, without its port and the root's dot. Null for what is
 * no host: blanks, a user's name (`a@b`), an empty label, a port that is none.
 */
export function parseHost(text: string): string | null {
  if (text.length > LONGEST) return null
  const host = text.toLowerCase()
  const end = host.startsWith('[') ? host.indexOf(']') + 1 : host.indexOf(':')
  const name = end > 0 ? host.slice(0, end) : host
  if (!isPort(host.slice(name.length))) return null
  if (IPV6.test(name)) return name
  const bare = name.endsWith('.') ? name.slice(0, -1) : name
  return bare.split('.').every((label) => NAME.test(label)) ? bare : null
}

/** Nothing, or a colon and a port. */
function isPort(text: string): boolean {
  if (text === '') return true
  const port = text.slice(1)
  return text.startsWith(':') && PORT.test(port) && Number(port) > 0 && Number(port) <= HIGHEST_PORT
}

/** Whether a parsed host is one of `names`: exact, or below the suffix of one that begins with `*.`. */
export function isHostOf(host: string, names: readonly string[]): boolean {
  return names.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
}
