import * as z from 'zod'
import type { dataVariables } from './data.ts'
import {
  isLocal,
  isPrd,
  list,
  type Rule,
  redirects,
  SECRET_LENGTH,
  secrets,
  type ValuesOf,
} from './variables.ts'

const DEVELOPMENT_CLIENT = { id: 'loja-dev', secret: 'loja-dev-secret' }

/** The application that the store signs its calls with, those of partners, and what tokens are signed with. */
export const clientVariables = {
  CLIENT_ID: z.string().min(1).default(DEVELOPMENT_CLIENT.id),
  CLIENT_SECRET: list
    .refine((all) => all.length > 0, { error: 'names no secret' })
    .default([DEVELOPMENT_CLIENT.secret]),
  CLIENT_REDIRECTS: redirects.default(['http://localhost:3000/']),
  PROGRAMS_FILE: z.string().optional(),
  TOKEN_SECRET: secrets.optional(),
}

type Values = ValuesOf<typeof clientVariables>

/** What must hold between the variables of the client. */
export const clientRules: readonly Rule<Values & ValuesOf<typeof dataVariables>>[] = [
  [
    'CLIENT_ID',
    (env) => isPrd(env) && env.CLIENT_ID === DEVELOPMENT_CLIENT.id,
    'the development client is refused where PRD_HOSTS are set',
  ],
  [
    'CLIENT_SECRET',
    (env) => isPrd(env) && env.CLIENT_SECRET.includes(DEVELOPMENT_CLIENT.secret),
    'the development secret is refused where PRD_HOSTS are set',
  ],
  [
    'CLIENT_SECRET',
    (env) => isPrd(env) && env.CLIENT_SECRET.some((one) => one.length < SECRET_LENGTH),
    `needs at least ${SECRET_LENGTH} characters where PRD_HOSTS are set, each of several`,
  ],
  [
    'CLIENT_REDIRECTS',
    (env) => isPrd(env) && env.CLIENT_REDIRECTS.some((redirect) => isLocal(new URL(redirect).hostname)),
    'leads to localhost, which is refused where PRD_HOSTS are set: name the addresses of the store',
  ],
  [
    'TOKEN_SECRET',
    (env) => isPrd(env) && env.DATABASE_URL !== undefined && env.TOKEN_SECRET === undefined,
    'is required where PRD_HOSTS and DATABASE_URL are set, since several processes share it',
  ],
]

/** The store’s own application and the secret of tokens. */
export interface ClientSettings {
  readonly client: {
    readonly id: string
    /** What the store's pages ask for tokens with. */
    readonly secret: string
    /** Beside it good at the gateway: those of before, and of those to come. */
    readonly otherSecrets: readonly string[]
    readonly redirects: readonly string[]
  }
  /** File of the partners' programs, read at start and again at SIGHUP; undefined: there are none. */
  readonly programsFile: string | undefined
  /** Undefined: one is made and kept under `dataDir`. */
  readonly tokenSecret: string | undefined
  /** Those of before: what they signed still counts. */
  readonly formerTokenSecrets: readonly string[]
}

/** The settings of the client from its variables. */
export function toClient(env: Values): ClientSettings {
  const [tokenSecret, ...formerTokenSecrets] = env.TOKEN_SECRET ?? []
  const [secret = '', ...otherSecrets] = env.CLIENT_SECRET
  return {
    client: { id: env.CLIENT_ID, secret, otherSecrets, redirects: env.CLIENT_REDIRECTS },
    programsFile: env.PROGRAMS_FILE,
    tokenSecret,
    formerTokenSecrets,
  }
}
