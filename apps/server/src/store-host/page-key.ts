import type { Visit } from './read-visit.ts'

/**
 * What a kept page depends on (architecture, 'Fast by construction'): environment, issuer, channel, path and content
 * version. Any other query parameter is the visitor's and does not enter.
 */
export function pageKey(visit: Visit, path: string): string {
  const { issuer, version } = visit.content
  return `${visit.environment}|${issuer.code}|${visit.channel.code}|${version}|${path}`
}

/** The query that a kept page is rendered with: its channel and, where the address chose it, its issuer. */
export function pageQuery(visit: Visit, search: string): string {
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams()
  if (asked.get('canal')) query.set('canal', visit.channel.code)
  if (visit.issuerToRemember) query.set('emissor', visit.issuerToRemember)
  return query.size > 0 ? `?${query}` : ''
}
