import type { Environment } from '@benefits/domain/host/resolve-environment'

/** What a page's security headers depend on. */
export interface PageSafety {
  readonly environment: Environment
  /** `'nonce-…'` or `'sha256-…'` expressions that allow the page's own inline scripts. */
  readonly scripts: readonly string[]
  /** `'sha256-…'` expressions that allow the page's own style elements; none unless told. */
  readonly styles?: readonly string[]
  /** Tag containers of the issuer; they may load in production and QA alone, where the visitor agrees. */
  readonly gtmTags: readonly string[]
  /** Origins that may frame the store in embedded mode. */
  readonly frameAncestors: readonly string[]
}

/**
 * What Google's containers load from and measure with
 * (https://developers.google.com/tag-platform/security/guides/csp): named where they may load at all
 * (docs/rules/consent.md: where-tags-load).
 */
const TAG_ORIGINS = {
  scripts: ['https://www.googletagmanager.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  requests: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const

const WITH_TAGS: readonly Environment[] = ['PRD', 'QA']

/** The content security policy of a page; fonts and requests follow the default, workers the scripts. */
export function contentPolicy({
  environment,
  scripts,
  styles = [],
  gtmTags,
  frameAncestors,
}: PageSafety): string {
  const tags = gtmTags.length > 0 && WITH_TAGS.includes(environment) ? TAG_ORIGINS : null
  const rows: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...(tags?.scripts ?? [])],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", ...styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...(tags?.pictures ?? [])],
    ...(tags ? ([['connect-src', "'self'", ...tags.requests]] as const) : []),
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'", ...frameAncestors],
    ...(environment === 'PRD' ? ([['upgrade-insecure-requests']] as const) : []),
  ]
  return rows.map((row) => row.join(' ')).join('; ')
}

/** All security headers of a page, lower-case names. Development has no policy: Vite injects what it needs. */
export function safetyHeaders(safety: PageSafety, withPolicy: boolean): Readonly<Record<string, string>> {
  const isProduction = safety.environment === 'PRD'
  return {
    ...(withPolicy ? { 'content-security-policy': contentPolicy(safety) } : {}),
    ...(isProduction ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(isProduction ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  }
}
