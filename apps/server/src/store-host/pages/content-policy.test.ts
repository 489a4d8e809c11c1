import { describe, expect, it } from 'vitest'
import { RELEASE_VERSION } from '../../process/release-version.ts'
import { contentPolicy, safetyHeaders } from './content-policy.ts'

const safety = {
  environment: 'DEV',
  scripts: ["'nonce-abc'"],
  gtmTags: [],
  frameAncestors: ['https://portal.example'],
  chat: null,
} as const

describe('the content security policy', () => {
  it('allows no inline script but the named ones, and inline style attributes only', () => {
    const policy = contentPolicy(safety)
    expect(policy).toContain("script-src 'self' 'nonce-abc';")
    expect(policy).toContain("style-src 'self';")
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
  })

  it('lets only the issuer’s own origins frame the store', () => {
    expect(contentPolicy(safety)).toContain("frame-ancestors 'self' https://portal.example")
  })
})

describe('tag containers', () => {
  const tagged = { ...safety, gtmTags: ['GTM-ABC'] }

  it.each(['PRD', 'QA'] as const)('may load on %s pages of an issuer that has some', (environment) => {
    const policy = contentPolicy({ ...tagged, environment })
    expect(policy).toContain("script-src 'self' 'nonce-abc' https://www.googletagmanager.com;")
    expect(policy).toContain("connect-src 'self' https://www.googletagmanager.com")
    expect(contentPolicy({ ...safety, environment })).not.toContain('google')
  })

  it('are no origin of a development page', () => {
    expect(contentPolicy(tagged)).toBe(contentPolicy(safety))
  })
})

describe('security headers', () => {
  it('keep search engines out and plain HTTP in outside PRD only', () => {
    expect(safetyHeaders(safety, true)).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' })
    const production = safetyHeaders({ ...safety, environment: 'PRD' }, true)
    expect(production['x-robots-tag']).toBeUndefined()
    expect(production['strict-transport-security']).toContain('max-age=31536000')
    expect([safetyHeaders(safety, true)['x-versao'], production['x-versao']]).toEqual([
      RELEASE_VERSION,
      undefined,
    ])
    expect(safetyHeaders(safety, true)['strict-transport-security']).toBeUndefined()
  })

  it('have no policy in development, where Vite injects what it needs', () => {
    expect(safetyHeaders(safety, false)['content-security-policy']).toBeUndefined()
  })
})
