import * as z from 'zod'
import { flag, hosts, isLocal, isPrd, port, proxies, type Rule, type ValuesOf } from './variables.ts'

/** Addresses, hosts, log and limits of the process. */
export const processVariables = {
  PORT: port.default(3000),
  HOST: z.string().default('::'),
  OPERATIONS_PORT: port.default(9464),
  OPERATIONS_HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: proxies.optional(),
  ALLOWED_HOSTS: hosts.default([]),
  PRD_HOSTS: hosts.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MAINTENANCE: flag.default(false),
  LIMITS: z.enum(['normal', 'relaxed']).default('normal'),
  FAULT_SWITCH: flag.optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  ROLE: z.enum(['both', 'web', 'jobs']).default('both'),
}

type Values = ValuesOf<typeof processVariables>

/** What must hold between the variables of the process. */
export const processRules: readonly Rule<Values>[] = [
  ['LIMITS', (env) => isPrd(env) && env.LIMITS === 'relaxed', 'relaxed is refused where PRD_HOSTS are set'],
  ['FAULT_SWITCH', (env) => isPrd(env) && env.FAULT_SWITCH === true, 'is refused where PRD_HOSTS are set'],
  ['PRD_HOSTS', (env) => env.PRD_HOSTS.some(isLocal), 'names localhost, which is no production host'],
  [
    'ALLOWED_HOSTS',
    (env) => isPrd(env) && env.ALLOWED_HOSTS.some(isLocal),
    'names localhost, which is refused where PRD_HOSTS are set',
  ],
  [
    'PRD_HOSTS',
    (env) => env.PRD_HOSTS.some((host) => host.includes('*')),
    'must name each host: with a wildcard whoever gets a subdomain speaks for the store',
  ],
]

/** What a process does: serves visitors, works on jobs, or both. */
export type Role = Values['ROLE']

/** The process: addresses, hosts, log and limits. */
export interface ProcessSettings {
  readonly port: number
  readonly host: string
  readonly operations: { readonly port: number; readonly host: string }
  /** Proxies whose X-Forwarded-* is believed; false: none. */
  readonly trustProxy: readonly string[] | false
  /** Hosts answered beside localhost, its subdomains and the PRD hosts; `*.example.com` covers subdomains. */
  readonly allowedHosts: readonly string[]
  readonly prdHosts: readonly string[]
  readonly logLevel: Values['LOG_LEVEL']
  readonly maintenance: boolean
  readonly relaxedLimits: boolean
  /** A request may ask for a fault (decision 072); never where production is served. */
  readonly faultSwitch: boolean
  /** How long a process that was asked to end goes on serving, no longer ready, while its balancer notices. */
  readonly drainSeconds: number
  readonly role: Role
}

/** The settings of the process from its variables. */
export function toProcess(env: Values): ProcessSettings {
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
    faultSwitch: env.FAULT_SWITCH ?? !isPrd(env),
    drainSeconds: env.DRAIN_SECONDS,
    role: env.ROLE,
  }
}
