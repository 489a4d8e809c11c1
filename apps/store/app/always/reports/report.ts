import type { Told } from './told.ts'

declare global {
  interface Window {
    /** The router's map of files, whose version is the build's. */
    __reactRouterManifest?: { readonly version: string }
  }
}

/** Where reports of pages go. */
const ADDRESS = '/recursos/relatos'

/** Tells the store's server something of this page; it outlives the page, and whether it arrives changes nothing. */
export function report(told: Partial<Told>): void {
  const release = window.__reactRouterManifest?.version ?? ''
  void fetch(`${ADDRESS}${issuerQuery()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ release, ...told }),
    keepalive: true,
  }).catch(() => {})
}

/** Whose store it is, where the address says it; nothing else of the page's query leaves the page. */
function issuerQuery(): string {
  const issuer = new URLSearchParams(location.search).get('emissor')
  return issuer ? `?${new URLSearchParams({ emissor: issuer })}` : ''
}
