import * as z from 'zod'
import type { acquirerVariables } from './acquirer.ts'
import type { lookupVariables } from './lookups.ts'
import type { mailVariables } from './mail.ts'
import type { portalVariables } from './portal.ts'
import { isPrd, type Rule, type ValuesOf } from './variables.ts'

/** The ports whose made-up world must not meet people who buy by an oversight. */
const SANDBOXES = ['acquirer', 'registry', 'mail', 'portal'] as const

type Sandbox = (typeof SANDBOXES)[number]

const names = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .pipe(z.array(z.enum(SANDBOXES, `takes ${SANDBOXES.join(', ')}`)))

/** Which ports may keep their embedded default where production is served. */
export const sandboxVariables = { SANDBOXES_ALLOWED: names.default([]) }

type Values = ValuesOf<typeof sandboxVariables> &
  ValuesOf<typeof acquirerVariables> &
  ValuesOf<typeof lookupVariables> &
  ValuesOf<typeof mailVariables> &
  ValuesOf<typeof portalVariables>

/** A production start names each sandbox that it means to keep. */
export const sandboxRules: readonly Rule<Values>[] = [
  refused('ACQUIRER', 'acquirer', (env) => env.ACQUIRER === 'sandbox'),
  refused('REGISTRY', 'registry', (env) => env.REGISTRY === 'sandbox'),
  refused('MAIL', 'mail', (env) => env.MAIL === 'outbox'),
  refused('PORTAL', 'portal', (env) => env.PORTAL === 'outbox'),
]

function refused(name: keyof Values & string, sandbox: Sandbox, is: (env: Values) => boolean): Rule<Values> {
  return [
    name,
    (env) => isPrd(env) && is(env) && !env.SANDBOXES_ALLOWED.includes(sandbox),
    `is the embedded one, which is refused where PRD_HOSTS are set unless SANDBOXES_ALLOWED names ${sandbox}`,
  ]
}
