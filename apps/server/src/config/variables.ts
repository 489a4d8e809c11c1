import { isIP } from 'node:net'
import { withoutEndSlashes } from '@benefits/domain/catalogue/without-end-slashes'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { parseHost } from '@benefits/domain/host/parse-host'
import * as z from 'zod'

/** Names divided by commas, blanks around them aside. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

/** Hosts divided by commas, as they are compared; `*.` and a host covers what is below it. */
export const hosts = list
  .transform((names) => names.map(readHost))
  .refine((names) => names.every((name) => name !== ''), { error: 'must list hosts, divided by commas' })

/** The empty text for what is no host. */
function readHost(name: string): string {
  const below = name.startsWith('*.') ? '*.' : ''
  const host = parseHost(name.slice(below.length))
  return host === null ? '' : `${below}${host}`
}

/** A port; 0 takes any that is free. */
export const port = z.coerce.number().int().min(0).max(65_535)

const ON: readonly string[] = ['1', 'true', 'yes', 'on', 'sim']
const OFF: readonly string[] = ['0', 'false', 'no', 'off', 'não', 'nao']

/** What `flag` takes, as it is told. */
export const FLAG_WORDS = `${ON.join(', ')} or ${OFF.join(', ')}`

/** Whether a word means on or off, in any case and with blanks around it; null for any other. */
export function readFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (ON.includes(word)) return true
  return OFF.includes(word) ? false : null
}

/** On or off. */
export const flag = z.string().transform((text, context) => {
  const read = readFlag(text)
  if (read !== null) return read
  context.addIssue({ code: 'custom', message: `takes ${FLAG_WORDS}` })
  return z.NEVER
})

const NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Addresses and networks of proxies, divided by commas, as <https://www.npmjs.com/package/@fastify/proxy-addr> takes
 * them.
 */
export const proxies = list.refine((names) => names.length > 0 && names.every(isProxy), {
  error: `must list addresses or networks, divided by commas: 10.0.0.1, 10.0.0.0/8, fd00::/8, ${NETWORKS.join(', ')}`,
})

function isProxy(name: string): boolean {
  const [address = '', size, more] = name.split('/')
  const family = isIP(address)
  if (family === 0) return NETWORKS.includes(name)
  if (more !== undefined) return false
  if (size === undefined || (family === 4 && isIP(size) === 4)) return true
  return /^\d{1,3}$/.test(size) && Number(size) > 0 && Number(size) <= (family === 4 ? 32 : 128)
}

/** Addresses of pages that codes are given to, divided by commas. */
export const redirects = list.refine((names) => names.length > 0 && names.every(isWebAddress), {
  error: 'must list addresses as https://loja.example/, divided by commas',
})

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && !hasLogin(text)
}

/** Whether a host is this machine by its name, as a pattern too. */
export function isLocal(host: string): boolean {
  return /^(?:\*\.)?(?:[\w.-]+\.)?localhost$|^127\.|^\[::1\]$/.test(host)
}

/** Whether an address has a user or a password in it. */
function hasLogin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username !== '' || password !== ''
}

/** Whether what is percent-encoded in an address's user and password can be read. */
export function isReadableLogin(text: string): boolean {
  try {
    const { username, password } = new URL(text)
    return decodeURIComponent(username + password) !== null
  } catch {
    return false
  }
}

/** The address of a service; who it is called as never stands in it, since it would not be sent. */
export function webAddress(example: string) {
  return z
    .url({ protocol: /^https?$/, error: `must look like ${example}` })
    .refine((text) => !hasLogin(text), {
      error: 'holds a user or a password, which is never sent: take it out',
    })
}

/**
 * Headers as `name=value`, divided by commas, values percent-encoded
 * (<https://www.w3.org/TR/baggage/#header-content>).
 */
export const headers = list.transform((pairs, context) =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const value = decoded(rest.join('=').trim())
      if (!/^[\w.!#$%&'*+^`|~-]+$/.test(name.trim()) || value === null)
        context.addIssue({
          code: 'custom',
          message: 'must list name=value, divided by commas, values percent-encoded',
        })
      return [name.trim(), value ?? '']
    }),
  ),
)

/** Null where it is not percent-encoded, or holds what a header cannot. */
function decoded(text: string): string | null {
  try {
    const value = decodeURIComponent(text)
    return /^[\t\x20-\x7e\x80-\xff]+$/.test(value) ? value : null
  } catch {
    return null
  }
}

/** Variables that an issuer has of its own, by its code: `MAIL_FROM_VRPAT` of `MAIL_FROM`. */
export function ofIssuers(
  given: Readonly<Record<string, string | undefined>>,
  name: string,
): ReadonlyMap<string, string> {
  const prefix = `${name}_`
  return new Map(
    Object.entries(given).flatMap(([key, value]) => {
      const code = key.startsWith(prefix) ? key.slice(prefix.length) : ''
      return /^[A-Z0-9]+$/.test(code) && value !== undefined ? [[code, value] as const] : []
    }),
  )
}

/** A sender: an address, or a name and the address in angle brackets. */
export const sender = z
  .string()
  .regex(
    /^(?:[^<>\s@]+@[^<>\s@]+|[^<>\p{Cc}]*<[^<>\s@]+@[^<>\s@]+>)$/u,
    'must look like Loja <loja@loja.example>',
  )

/** Base of a service that paths are added to. */
export const base = webAddress('https://service.example').transform((url) => withoutEndSlashes(url))

/** Hosts with the base of each, `host=base` divided by commas. */
export const basesByHost = list.pipe(
  z.array(
    z.string().transform((row, context) => {
      const at = row.indexOf('=')
      const [host = ''] = hosts.safeParse(row.slice(0, Math.max(at, 0))).data ?? []
      const read = base.safeParse(row.slice(at + 1))
      if (host !== '' && read.success) return { host, base: read.data }
      context.addIssue({ code: 'custom', message: 'must list host=base, divided by commas' })
      return z.NEVER
    }),
  ),
)

/** CNPJs, or the first eight characters that a company's branches share; mask allowed. */
export const companies = list
  .transform((texts) => texts.map((text) => text.replace(/[\s./-]/g, '').toUpperCase()))
  .refine((texts) => texts.every((text) => /^[0-9A-Z]{8}$/.test(text) || parseCnpj(text) !== null), {
    error: 'must list CNPJs, or the first eight characters of one',
  })

/** Fewer characters could be guessed. */
export const SECRET_LENGTH = 32

/**
 * Secrets divided by commas: the first signs, what the others signed still counts
 * (docs/rules/calls.md: two-secrets).
 */
export const secrets = list.refine(
  (all) => all.length > 0 && all.every((one) => one.length >= SECRET_LENGTH),
  { error: `needs at least ${SECRET_LENGTH} characters, each of several` },
)

/** A secret that somebody else gives out, of which there is one at a time: two by comma would be taken for one. */
export const oneSecret = z
  .string()
  .min(1)
  .refine((text) => !text.includes(','), { error: 'takes one secret: a comma is refused, there is no list' })

/** The values of a shape of variables. */
export type ValuesOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>

/** What every rule may ask: whether hosts of production are set. */
interface Production {
  readonly PRD_HOSTS: readonly string[]
}

/** What must hold between variables; `name` is the one to change. */
export type Rule<Values> = readonly [
  name: keyof Values & string,
  broken: (env: Values & Production) => boolean,
  why: string,
]

/** Whether the process serves production. */
export function isPrd(env: Production): boolean {
  return env.PRD_HOSTS.length > 0
}

/** The rule that a service is called by https where production is served; `why` is added where it is not plain. */
export function httpsInPrd<Name extends string>(
  name: Name,
  why = '',
): Rule<{ readonly [N in Name]?: string | undefined }> {
  return [
    name,
    (env) => isPrd(env) && env[name]?.startsWith('http:') === true,
    `must be https where PRD_HOSTS are set${why}`,
  ]
}
