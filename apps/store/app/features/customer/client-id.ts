/** The visitor's id of the client-id cookie, empty without one (spec 2 §3, lead data payload; details 31). */
export function readClientId(cookies: string): string {
  return /(?:^|;\s*)loja_cliente=([\w-]+)/.exec(cookies)?.[1] ?? ''
}
