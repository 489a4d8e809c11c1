import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'a secret of at least thirty-two characters'
const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
const LIVE = {
  PRD_HOSTS: 'loja.example',
  CLIENT_ID: 'loja',
  CLIENT_SECRET: SECRET,
  CLIENT_REDIRECTS: 'https://loja.example/',
  SANDBOXES_ALLOWED: 'acquirer,registry,mail,portal',
}

describe('readConfig', () => {
  it('needs nothing to run on one machine', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ port: 3000, dataDir: '.data', relaxedLimits: false, maintenance: false })
    expect(config.client).toEqual({
      id: 'loja-dev',
      secret: 'loja-dev-secret',
      otherSecrets: [],
      redirects: ['http://localhost:3000/'],
    })
    expect(config.databaseUrl).toBeUndefined()
  })

  it('reads lists, flags and numbers from text, and an empty variable as absent', () => {
    const config = readConfig({
      PORT: '8080',
      PRD_HOSTS: '',
      ALLOWED_HOSTS: 'QA.Loja.example , *.qa.example',
      MAINTENANCE: '1',
      LIMITS: 'relaxed',
    })
    expect(config).toMatchObject({ port: 8080, prdHosts: [], maintenance: true, relaxedLimits: true })
    expect(config.allowedHosts).toEqual(['qa.loja.example', '*.qa.example'])
  })

  it.each([
    ['1', true],
    ['TRUE', true],
    ['yes', true],
    [' on ', true],
    ['Sim', true],
    ['0', false],
    ['false', false],
    ['No', false],
    ['off', false],
    ['não', false],
    ['nao', false],
  ])('takes %j for a switch', (word, is) => {
    expect(readConfig({ MAINTENANCE: word }).maintenance).toBe(is)
  })

  it.each(['127.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback,uniquelocal', '10.0.0.0/255.0.0.0', '::1'])(
    'takes %j for proxies',
    (proxies) => {
      expect(readConfig({ TRUST_PROXY: proxies }).trustProxy).not.toBe(false)
    },
  )

  it('reads the headers of a collector', () => {
    const given = { ...COLLECTOR, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b, other=c=' }
    expect(readConfig(given).monitoring?.headers).toEqual({ 'x-key': 'a b', other: 'c=' })
  })

  it.each([
    ['MAINTENANCE', { MAINTENANCE: 'closed' }],
    ['BRASILAPI_URL', { BRASILAPI_URL: 'https://ana:short@brasilapi.example' }],
    ['VIACEP_URL', { VIACEP_URL: 'https://ana:short@viacep.example' }],
    ['CIELO_URL', { CIELO_URL: 'https://ana:short@cielo.example' }],
    ['CIELO_QUERY_URL', { CIELO_QUERY_URL: 'https://short@cielo.example' }],
    ['TIMESTAMP_URL', { TIMESTAMP_URL: 'https://ana:short@carimbo.example/tsa' }],
    ['DOCUMENTS_S3_URL', { DOCUMENTS_S3_URL: 'https://ana:short@minio.example' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://ana:short@collector.example' }],
    ['UPSTREAM_BASE', { UPSTREAM_BASE: 'https://ana:short@gateway.example' }],
    ['UPSTREAM_BASES', { UPSTREAM_BASES: 'qa.example=https://ana:short@gateway.example' }],
    ['CLIENT_REDIRECTS', { CLIENT_REDIRECTS: 'https://ana:short@loja.example/' }],
    [
      'PORTAL_WEBHOOK_URL',
      {
        PORTAL: 'webhook',
        PORTAL_WEBHOOK_URL: 'https://ana:short@portal.example',
        PORTAL_WEBHOOK_SECRET: SECRET,
      },
    ],
    ['SMTP_URL', { MAIL: 'smtp', SMTP_URL: 'smtp://ana:short%@mail.example' }],
    ['SMTP_URL', { MAIL: 'smtp', SMTP_URL: 'smtp:mail.example:587' }],
    ['SMTP_URL', { MAIL: 'smtp', SMTP_URL: 'smtp://um.example,smtp://dois.example' }],
    ['SMTP_URL', { MAIL: 'smtp', SMTP_URL: 'mail.example:587' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://ana:short%@db.example/loja' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://ana@um.example,dois.example/loja' }],
    ['CLIENT_REDIRECTS', { ...LIVE, CLIENT_REDIRECTS: '' }],
    [
      'CLIENT_REDIRECTS',
      { ...LIVE, CLIENT_REDIRECTS: 'https://loja.example/, http://banco.localhost:3000/' },
    ],
    ['PRD_HOSTS', { ...LIVE, PRD_HOSTS: 'loja.example, localhost' }],
    ['ALLOWED_HOSTS', { ...LIVE, ALLOWED_HOSTS: '*.localhost' }],
    ['ALLOWED_HOSTS', { ...LIVE, ALLOWED_HOSTS: '127.0.0.1' }],
    ['FAULT_SWITCH', { FAULT_SWITCH: 'maybe' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'nginx' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['CLIENT_REDIRECTS', { CLIENT_REDIRECTS: 'loja.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Loja de benefícios' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { ...COLLECTOR, OTEL_EXPORTER_OTLP_HEADERS: 'key=%E0%A4%A' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { ...COLLECTOR, OTEL_EXPORTER_OTLP_HEADERS: 'a key' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }],
    ['UPSTREAM_BASE', { UPSTREAM_BASE: 'gateway' }],
    ['UPSTREAM_BASES', { UPSTREAM_BASES: 'https://gateway.example' }],
    ['DATABASE_POOL', { DATABASE_POOL: '0' }],
    ['OPERATIONS_PORT', { OPERATIONS_PORT: '70000' }],
    ['ALLOWED_HOSTS', { ALLOWED_HOSTS: 'a host' }],
    ['STORE', { STORE: 'dist' }],
    ['SESSION_CACHE_MINUTES', { SESSION_CACHE_MINUTES: 'ten' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['PORT', { PORT: 'web' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://host/db' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'short' }],
    ['MAIL', { MAIL: 'pigeon' }],
    ['SMTP_URL', { MAIL: 'smtp' }],
    ['PORTAL_WEBHOOK_SECRET', { PORTAL: 'webhook', PORTAL_WEBHOOK_URL: 'https://portal.example/' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example' }],
    ['SMTP_TLS', { MAIL: 'smtp', SMTP_TLS: 'none', SMTP_URL: 'smtp://shop:short@mail.example' }],
    ['SMTP_TLS', { MAIL: 'smtp', SMTP_TLS: 'none', SMTP_URL: 'smtps://mail.example' }],
    ['SMTP_TLS', { ...LIVE, MAIL: 'smtp', SMTP_TLS: 'none', SMTP_URL: 'smtp://mail.example' }],
    ['PORTAL_WEBHOOK_URL', { PORTAL_WEBHOOK_URL: 'https://portal.example/' }],
    ['PORTAL_WEBHOOK_SECRET', { PORTAL_WEBHOOK_SECRET: `${SECRET},short` }],
    ['CLIENT_SECRET', { CLIENT_SECRET: ',' }],
    ['CLIENT_SECRET', { ...LIVE, CLIENT_SECRET: `${SECRET},loja-dev-secret` }],
    ['CIELO_MERCHANT_KEY', { CIELO_MERCHANT_KEY: 'short,other' }],
    ['DOCUMENTS_S3_KEY_ID', { DOCUMENTS_S3_KEY_ID: 'short,other', DOCUMENTS_S3_SECRET: 'one' }],
    ['DOCUMENTS_S3_SECRET', { DOCUMENTS_S3_KEY_ID: 'one', DOCUMENTS_S3_SECRET: 'short,other' }],
    ['SEAL_PASSWORD', { SEAL_P12: 'todos.p12', SEAL_PASSWORD: 'short,other' }],
    ['SEAL_PASSWORD_SICRE', { SEAL_P12_SICRE: 'sicre.p12', SEAL_PASSWORD_SICRE: 'short,other' }],
    [
      'PORTAL_WEBHOOK_URL',
      {
        ...LIVE,
        PORTAL: 'webhook',
        PORTAL_WEBHOOK_URL: 'http://portal.example/',
        PORTAL_WEBHOOK_SECRET: SECRET,
      },
    ],
    ['BRASILAPI_URL', { ...LIVE, BRASILAPI_URL: 'http://brasilapi.example' }],
    ['VIACEP_URL', { ...LIVE, VIACEP_URL: 'http://viacep.example' }],
    ['BLOCKED_CNPJS', { BLOCKED_CNPJS: '11.222.333/0001-81, 11222333000182' }],
    ['FAULT_SWITCH', { ...LIVE, FAULT_SWITCH: '1' }],
    ['LEAD_FOLLOW_UP_MINUTES', { LEAD_FOLLOW_UP_MINUTES: '-1' }],
    ['CIELO_URL', { ...LIVE, CIELO_URL: 'http://cielo.example' }],
    ['CIELO_QUERY_URL', { ...LIVE, CIELO_QUERY_URL: 'http://cielo.example' }],
    ['CIELO_URL', { CIELO_URL: 'ftp://cielo.example' }],
    ['CIELO_MERCHANT_KEY', { ACQUIRER: 'cielo', CIELO_MERCHANT_ID: '1' }],
    ['LIMITS', { ...LIVE, LIMITS: 'relaxed' }],
    ['CLIENT_ID', { ...LIVE, CLIENT_ID: 'loja-dev' }],
    ['CLIENT_SECRET', { ...LIVE, CLIENT_SECRET: 'loja-dev-secret' }],
    ['CLIENT_SECRET', { ...LIVE, CLIENT_SECRET: 'a short secret of 31 characters' }],
    ['PRD_HOSTS', { ...LIVE, PRD_HOSTS: 'loja.example,*.loja.example' }],
    ['SANDBOXES_ALLOWED', { SANDBOXES_ALLOWED: 'everything' }],
    ['SANDBOXES_ALLOWED', { ...LIVE, SANDBOXES_ALLOWED: 'mail' }],
    ['ACQUIRER', { ...LIVE, SANDBOXES_ALLOWED: 'registry,mail,portal' }],
    ['REGISTRY', { ...LIVE, SANDBOXES_ALLOWED: 'acquirer,mail,portal' }],
    ['MAIL', { ...LIVE, SANDBOXES_ALLOWED: 'acquirer,registry,portal' }],
    ['PORTAL', { ...LIVE, SANDBOXES_ALLOWED: 'acquirer,registry,mail' }],
    ['TOKEN_SECRET', { ...LIVE, TOKEN_SECRET: 'a short secret of 31 characters' }],
    ['TOKEN_SECRET', { ...LIVE, DATABASE_URL: 'postgres://host/store' }],
  ])('names %s when it is wrong, without repeating a value', (name, variables) => {
    let message = ''
    try {
      readConfig(variables)
    } catch (error) {
      message = (error as Error).message
    }
    expect(message).toContain(name)
    expect(message).not.toContain('short')
    expect(message).not.toContain('mysql')
  })

  it('takes blocked companies with and without mask, whole or by their first eight characters', () => {
    const { registry } = readConfig({ BLOCKED_CNPJS: '11.222.333/0001-81, 12abc345, 12ABC34501DE35' })
    expect(registry.blocked).toEqual(['11222333000181', '12ABC345', '12ABC34501DE35'])
  })

  it('takes bases of services with and without a slash at the end', () => {
    expect(readConfig({ BRASILAPI_URL: 'https://brasilapi.example/api/' }).postal.brasilApiUrl).toBe(
      'https://brasilapi.example/api',
    )
    expect(readConfig({ CIELO_URL: 'https://cielo.example/' }).acquirer.url).toBe('https://cielo.example')
  })

  it('takes a whole production set', () => {
    const database = 'postgres://store@db.example/store'
    const config = readConfig({ ...LIVE, DATABASE_URL: database, TOKEN_SECRET: SECRET })
    expect(config).toMatchObject({ prdHosts: ['loja.example'], databaseUrl: database, tokenSecret: SECRET })
  })

  it('takes an issuer’s own certificate, and refuses a password without one', () => {
    const { seal } = readConfig({
      SEAL_P12: 'todos.p12',
      SEAL_P12_SICRE: 'sicre.p12',
      SEAL_PASSWORD_SICRE: 'segredo',
      TIMESTAMP_URL: 'http://carimbo.example/tsa',
    })
    expect(seal).toEqual({
      common: { variable: 'SEAL_P12', file: 'todos.p12', password: '' },
      ofIssuers: new Map([['SICRE', { variable: 'SEAL_P12_SICRE', file: 'sicre.p12', password: 'segredo' }]]),
      timestampUrl: 'http://carimbo.example/tsa',
    })
    expect(readConfig({}).seal).toEqual({ common: null, ofIssuers: new Map(), timestampUrl: undefined })
    expect(() => readConfig({ SEAL_PASSWORD_SICRE: 'segredo' })).toThrow('SEAL_PASSWORD_SICRE')
    expect(() => readConfig({ SEAL_PASSWORD: 'segredo' })).toThrow('SEAL_PASSWORD')
    expect(() => readConfig({ ...LIVE, TIMESTAMP_URL: 'http://carimbo.example/tsa' })).toThrow(
      'TIMESTAMP_URL',
    )
    expect(() => readConfig({ TIMESTAMP_URL: 'file:///etc/passwd' })).toThrow('TIMESTAMP_URL')
  })
})
