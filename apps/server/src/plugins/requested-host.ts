import type { FastifyRequest } from 'fastify'

/**
 * The host that a request asks for: its own `Host`, which a proxy in front passes on as it came. `X-Forwarded-Host`
 * names none: a proxy that does not overwrite it hands on what the visitor wrote there, while a cache in front keeps
 * pages by the `Host`.
 */
export function hostOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return headers.host ?? ''
}

/** Scheme and host that a request asks for: `https://loja.example`. */
export function originOf(request: Pick<FastifyRequest, 'headers' | 'protocol'>): string {
  return `${schemeOf(request)}://${hostOf(request)}`
}

/** How a request came to the store, or to the trusted proxy in front of it: whatever is not `https` is `http`. */
export function schemeOf({ protocol }: Pick<FastifyRequest, 'protocol'>): 'http' | 'https' {
  return String(protocol).toLowerCase() === 'https' ? 'https' : 'http'
}
