import type { Environment } from '@benefits/domain/host/resolve-environment'
import { tagsOf } from '@benefits/domain/host/tags-of'
import { RELEASE_VERSION } from '../../process/release-version.ts'
import type { ChatSources } from './chat-sources.ts'

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
  /** What the chat of the page's channel needs; null where there is none. */
  readonly chat: ChatSources | null
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

/** Directives that follow the default where no chat opens them. */
const OPENED = ['frame-src', 'font-src', 'media-src'] as const

/** The content security policy of a page; fonts and requests follow the default, workers the scripts. */
export function contentPolicy({
  environment,
  scripts,
  styles = [],
  gtmTags,
  frameAncestors,
  chat,
}: PageSafety): string {
  const tags = tagsOf(gtmTags, environment).length > 0 ? TAG_ORIGINS : null
  const requests = [...(tags?.requests ?? []), ...(chat?.['connect-src'] ?? [])]
  const rows: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...(tags?.scripts ?? []), ...(chat?.['script-src'] ?? [])],
    ['script-src-attr', "'none'"],
    // A hash would make browsers ignore what the chat's own style elements need.
    ['style-src', "'self'", ...(chat ? ["'unsafe-inline'"] : styles)],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...(tags?.pictures ?? []), ...(chat?.['img-src'] ?? [])],
    ...(requests.length > 0 ? ([['connect-src', "'self'", ...requests]] as const) : []),
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...(chat?.['form-action'] ?? [])],
    ...OPENED.flatMap((name) => (chat?.[name].length ? [[name, "'self'", ...chat[name]] as const] : [])),
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
    ...(isProduction ? {} : { 'x-robots-tag': 'noindex, nofollow', 'x-versao': RELEASE_VERSION }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  }
}
