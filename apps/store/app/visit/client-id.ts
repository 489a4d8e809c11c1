/** The visitor's id of the client-id cookie, empty without one. */
export function readClientId(cookies: string): string {
  return /(?:^|;\s*)loja_cliente=([\w-]+)/.exec(cookies)?.[1] ?? ''
}
