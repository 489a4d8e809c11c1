import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import * as z from 'zod'

const COMMA = /\s*,\s*/
const list = z.string().transform((text) => text.split(COMMA).filter((item) => item !== ''))
const hosts = list.transform((names) => names.map((name) => name.toLowerCase()))
const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['0', '1', 'false', 'true']).transform((word) => word === '1' || word === 'true')
/** Base of a service that paths are added to. */
const base = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
/** CNPJs, or the first eight characters that a company's branches share; mask allowed. */
const companies = list
  .transform((texts) => texts.map((text) => text.replace(/[\s./-]/g, '').toUpperCase()))
  .refine((texts) => texts.every((text) => /^[0-9A-Z]{8}$/.test(text) || parseCnpj(text) !== null), {
    error: 'must list CNPJs, or the first eight characters of one',
  })
const secret = z.string().min(32, 'needs at least 32 characters')

const DEVELOPMENT_CLIENT = { id: 'loja-dev', secret: 'loja-dev-secret' }

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('::'),
  OPERATIONS_PORT: port.default(9464),
  OPERATIONS_HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: list.optional(),
  ALLOWED_HOSTS: hosts.default([]),
  PRD_HOSTS: hosts.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MAINTENANCE: flag.default(false),
  LIMITS: z.enum(['normal', 'relaxed']).default('normal'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/database' })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  DATA_DIR: z.string().min(1).default('.data'),
  CONTENT_DIR: z.string().min(1).optional(),
  CLIENT_ID: z.string().min(1).default(DEVELOPMENT_CLIENT.id),
  CLIENT_SECRET: z.string().min(1).default(DEVELOPMENT_CLIENT.secret),
  CLIENT_REDIRECTS: list.default(['http://localhost:3000/']),
  TOKEN_SECRET: secret.optional(),
  MAIL: z.enum(['outbox', 'smtp']).default('outbox'),
  MAIL_FROM: z.string().min(3).default('Loja de benefícios <loja@loja.example>'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  SMTP_TLS: z.enum(['required', 'none']).default('required'),
  PORTAL: z.enum(['outbox', 'webhook']).default('outbox'),
  PORTAL_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://portal.example/orders' })
    .optional(),
  PORTAL_WEBHOOK_SECRET: secret.optional(),
  REGISTRY: z.enum(['sandbox', 'brasilapi']).default('sandbox'),
  BLOCKED_CNPJS: companies.default([]),
  BRASILAPI_URL: base.default('https://brasilapi.com.br/api'),
  POSTAL: z.enum(['ranges', 'viacep']).default('ranges'),
  VIACEP_URL: base.default('https://viacep.com.br/ws'),
  ACQUIRER: z.enum(['sandbox', 'cielo']).default('sandbox'),
  CIELO_URL: z.url().default('https://api.cieloecommerce.cielo.com.br'),
  CIELO_QUERY_URL: z.url().default('https://apiquery.cieloecommerce.cielo.com.br'),
  CIELO_MERCHANT_ID: z.string().optional(),
  CIELO_MERCHANT_KEY: z.string().optional(),
  LEAD_FOLLOW_UP_MINUTES: z.coerce.number().min(0).max(10_080).default(30),
  UPSTREAM_BASE: z.url({ protocol: /^https?$/ }).optional(),
  STORE: z.enum(['built', 'source', 'none']).default('built'),
  SESSION_CACHE_MINUTES: z.coerce.number().min(0).max(1440).default(10),
})

type Environment = z.infer<typeof environment>

/** What must hold between variables; each row names the variable to change. */
const RULES: readonly (readonly [
  name: keyof Environment,
  broken: (env: Environment) => boolean,
  why: string,
])[] = [
  ['LIMITS', (env) => isPrd(env) && env.LIMITS === 'relaxed', 'relaxed is refused where PRD_HOSTS are set'],
  [
    'CLIENT_ID',
    (env) => isPrd(env) && env.CLIENT_ID === DEVELOPMENT_CLIENT.id,
    'the development client is refused where PRD_HOSTS are set',
  ],
  [
    'CLIENT_SECRET',
    (env) => isPrd(env) && env.CLIENT_SECRET === DEVELOPMENT_CLIENT.secret,
    'the development secret is refused where PRD_HOSTS are set',
  ],
  [
    'TOKEN_SECRET',
    (env) => isPrd(env) && env.DATABASE_URL !== undefined && env.TOKEN_SECRET === undefined,
    'is required where PRD_HOSTS and DATABASE_URL are set, since several processes share it',
  ],
  ['SMTP_URL', (env) => env.MAIL === 'smtp' && !env.SMTP_URL, 'is required by MAIL=smtp'],
  ['SMTP_URL', (env) => env.MAIL !== 'smtp' && env.SMTP_URL !== undefined, 'is used by MAIL=smtp only'],
  [
    'SMTP_TLS',
    (env) => env.SMTP_TLS === 'none' && /^smtps:|\/\/[^/]*@/.test(env.SMTP_URL ?? ''),
    'none is refused with smtps:// and where SMTP_URL has a password, which would travel in clear',
  ],
  ['SMTP_TLS', (env) => isPrd(env) && env.SMTP_TLS === 'none', 'none is refused where PRD_HOSTS are set'],
  [
    'PORTAL_WEBHOOK_URL',
    (env) => env.PORTAL === 'webhook' && !env.PORTAL_WEBHOOK_URL,
    'is required by PORTAL=webhook',
  ],
  [
    'PORTAL_WEBHOOK_SECRET',
    (env) => env.PORTAL === 'webhook' && !env.PORTAL_WEBHOOK_SECRET,
    'is required by PORTAL=webhook',
  ],
  [
    'PORTAL_WEBHOOK_URL',
    (env) => env.PORTAL !== 'webhook' && env.PORTAL_WEBHOOK_URL !== undefined,
    'is used by PORTAL=webhook only',
  ],
  [
    'PORTAL_WEBHOOK_URL',
    (env) => isPrd(env) && env.PORTAL_WEBHOOK_URL?.startsWith('http:') === true,
    'must be https where PRD_HOSTS are set: orders hold personal data',
  ],
  [
    'BRASILAPI_URL',
    (env) => isPrd(env) && env.BRASILAPI_URL.startsWith('http:'),
    'must be https where PRD_HOSTS are set',
  ],
  [
    'VIACEP_URL',
    (env) => isPrd(env) && env.VIACEP_URL.startsWith('http:'),
    'must be https where PRD_HOSTS are set',
  ],
  [
    'CIELO_MERCHANT_ID',
    (env) => env.ACQUIRER === 'cielo' && !env.CIELO_MERCHANT_ID,
    'is required by ACQUIRER=cielo',
  ],
  [
    'CIELO_MERCHANT_KEY',
    (env) => env.ACQUIRER === 'cielo' && !env.CIELO_MERCHANT_KEY,
    'is required by ACQUIRER=cielo',
  ],
]

function isPrd(env: Environment): boolean {
  return env.PRD_HOSTS.length > 0
}

/** The settings of one process, read once at start. Times are named with their unit. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly operations: { readonly port: number; readonly host: string }
  /** Proxies whose X-Forwarded-* is believed; false: none. */
  readonly trustProxy: readonly string[] | false
  /** Hosts answered beside localhost, its subdomains and the PRD hosts; `*.example.com` covers subdomains. */
  readonly allowedHosts: readonly string[]
  readonly prdHosts: readonly string[]
  readonly logLevel: Environment['LOG_LEVEL']
  readonly maintenance: boolean
  readonly relaxedLimits: boolean
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  readonly dataDir: string
  readonly contentDir: string | undefined
  readonly client: { readonly id: string; readonly secret: string; readonly redirects: readonly string[] }
  /** Undefined: one is made and kept under `dataDir`. */
  readonly tokenSecret: string | undefined
  readonly mail: {
    readonly adapter: Environment['MAIL']
    readonly from: string
    readonly smtpUrl: string | undefined
    /** `none` for a server on this machine that knows no TLS. */
    readonly tls: Environment['SMTP_TLS']
  }
  readonly portal: {
    readonly adapter: Environment['PORTAL']
    readonly webhookUrl: string | undefined
    readonly webhookSecret: string | undefined
  }
  readonly registry: {
    readonly adapter: Environment['REGISTRY']
    readonly brasilApiUrl: string
    /** Companies that may not buy (-103): bare CNPJs, or their first eight characters for all branches. */
    readonly blocked: readonly string[]
  }
  readonly postal: {
    readonly adapter: Environment['POSTAL']
    readonly viaCepUrl: string
    readonly brasilApiUrl: string
  }
  readonly acquirer: {
    readonly adapter: Environment['ACQUIRER']
    readonly url: string
    readonly queryUrl: string
    readonly merchantId: string | undefined
    readonly merchantKey: string | undefined
  }
  /** How long a lead without a cart waits for its e-mail; 0 sends none. */
  readonly leadFollowUpMinutes: number
  /** Another gateway that the store calls instead of this process. */
  readonly upstreamBase: string | undefined
  /** The store's pages: as built, from source as it is edited, or none (calls only). */
  readonly store: Environment['STORE']
  /** How long the browser keeps content calls; 0 turns it off (decisions 2). */
  readonly sessionCacheMinutes: number
}

/**
 * Reads the environment variables of docs/operations.md. Throws an Error that names every variable that is wrong and
 * why; its values are never repeated, since some are secrets.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = environment.safeParse(given)
  const problems = read.success
    ? RULES.filter(([, broken]) => broken(read.data)).map(([name, , why]) => `${name} ${why}`)
    : read.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
  if (!read.success || problems.length > 0) {
    throw new Error(
      `The configuration cannot be used (docs/operations.md):\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
  }
  return toConfig(read.data)
}

function toConfig(env: Environment): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    operations: { port: env.OPERATIONS_PORT, host: env.OPERATIONS_HOST },
    trustProxy: env.TRUST_PROXY ?? false,
    allowedHosts: env.ALLOWED_HOSTS,
    prdHosts: env.PRD_HOSTS,
    logLevel: env.LOG_LEVEL,
    maintenance: env.MAINTENANCE,
    relaxedLimits: env.LIMITS === 'relaxed',
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    contentDir: env.CONTENT_DIR,
    client: { id: env.CLIENT_ID, secret: env.CLIENT_SECRET, redirects: env.CLIENT_REDIRECTS },
    tokenSecret: env.TOKEN_SECRET,
    mail: { adapter: env.MAIL, from: env.MAIL_FROM, smtpUrl: env.SMTP_URL, tls: env.SMTP_TLS },
    portal: {
      adapter: env.PORTAL,
      webhookUrl: env.PORTAL_WEBHOOK_URL,
      webhookSecret: env.PORTAL_WEBHOOK_SECRET,
    },
    registry: { adapter: env.REGISTRY, brasilApiUrl: env.BRASILAPI_URL, blocked: env.BLOCKED_CNPJS },
    postal: { adapter: env.POSTAL, viaCepUrl: env.VIACEP_URL, brasilApiUrl: env.BRASILAPI_URL },
    acquirer: {
      adapter: env.ACQUIRER,
      url: env.CIELO_URL,
      queryUrl: env.CIELO_QUERY_URL,
      merchantId: env.CIELO_MERCHANT_ID,
      merchantKey: env.CIELO_MERCHANT_KEY,
    },
    leadFollowUpMinutes: env.LEAD_FOLLOW_UP_MINUTES,
    upstreamBase: env.UPSTREAM_BASE,
    store: env.STORE,
    sessionCacheMinutes: env.SESSION_CACHE_MINUTES,
  }
}
