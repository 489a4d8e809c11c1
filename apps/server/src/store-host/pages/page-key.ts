import type { Visit } from '../read-visit.ts'

/**
 * What a kept page depends on: environment, issuer, channel, content version, path, and the query that it is rendered
 * with, since its links carry that on. Any other query parameter is the visitor's and does not enter.
 */
export function pageKey(visit: Visit, path: string, search = ''): string {
  const { issuer, version } = visit.content
  const page = `${path}${pageQuery(visit, search)}`
  return `${visit.environment}|${issuer.code}|${visit.channel.code}|${version}|${page}`
}

/** The query that a kept page is rendered with: its channel and, where the address chose it, its issuer. */
export function pageQuery(visit: Visit, search: string): string {
  if (search === '') return ''
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams()
  if (asked.get('canal')) query.set('canal', visit.channel.code)
  if (visit.issuerToRemember) query.set('emissor', visit.issuerToRemember)
  return query.size > 0 ? `?${query}` : ''
}
