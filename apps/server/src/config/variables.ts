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

/** On or off. */
export const flag = z.enum(['0', '1', 'false', 'true']).transform((word) => word === '1' || word === 'true')

/** Base of a service that paths are added to. */
export const base = z.url({ protocol: /^https?$/ }).transform((url) => withoutEndSlashes(url))

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

/** A secret that signs something. */
export const secret = z.string().min(SECRET_LENGTH, `needs at least ${SECRET_LENGTH} characters`)

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
