import * as z from 'zod'
import { flag, isReadableLogin, type Rule, type ValuesOf } from './variables.ts'

const DATABASE_LIKE =
  'must look like postgres://user@host/database: one host, special characters percent-encoded (% as %25)'

/** Where data and content are. */
export const dataVariables = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: DATABASE_LIKE })
    .refine((text) => isReadableLogin(text) && !/^[^?]*,/.test(text), { error: DATABASE_LIKE })
    .optional(),
  DATABASE_BACKEND: z.enum(['postgres', 'citus', 'yugabytedb', 'cockroachdb']).default('postgres'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  DATABASE_PREPARE: flag.default(true),
  MIGRATE: flag.default(true),
  DATA_DIR: z.string().min(1).default('.data'),
  CONTENT_DIR: z.string().min(1).optional(),
}

type Values = ValuesOf<typeof dataVariables>

/** What must hold between the variables of data. */
export const dataRules: readonly Rule<Values>[] = [
  [
    'DATABASE_BACKEND',
    (env) => env.DATABASE_BACKEND !== 'postgres' && env.DATABASE_URL === undefined,
    'names what DATABASE_URL leads to, and there is none',
  ],
]

/** Engines behind `DATABASE_URL` that speak PostgreSQL's language, each with what it lacks. */
export type DatabaseBackend = Values['DATABASE_BACKEND']

/** Database and folders; undefined: the embedded engine, the content that ships. */
export interface DataSettings {
  readonly databaseUrl: string | undefined
  readonly databaseBackend: DatabaseBackend
  readonly databasePool: number
  readonly databasePrepare: boolean
  /** Whether a start migrates; else it refuses a database that is older than itself. */
  readonly migrates: boolean
  readonly dataDir: string
  readonly contentDir: string | undefined
}

/** The settings of data from its variables. */
export function toData(env: Values): DataSettings {
  return {
    databaseUrl: env.DATABASE_URL,
    databaseBackend: env.DATABASE_BACKEND,
    databasePool: env.DATABASE_POOL,
    databasePrepare: env.DATABASE_PREPARE,
    migrates: env.MIGRATE,
    dataDir: env.DATA_DIR,
    contentDir: env.CONTENT_DIR,
  }
}
