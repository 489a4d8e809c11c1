import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Environment } from '@benefits/domain/host/resolve-environment'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { isSame } from './is-same.ts'

/** An application that may ask for tokens: the store's own, or a partner's (docs/rules/calls.md: programs). */
export interface Program {
  readonly id: string
  /**
   * SHA-256 of its secret, in lower-case hex: the secret itself is kept by the partner alone. Two while it changes
   * (docs/rules/calls.md: two-secrets).
   */
  readonly secretsSha256: readonly string[]
  /** Origins that its codes are given to. */
  readonly origins: ReadonlySet<string>
  /** Codes of the issuers that it may call for; null for all of them. */
  readonly issuers: ReadonlySet<string> | null
  /** Where it may call; null for everywhere. */
  readonly environment: Environment | null
}

/** The programs of a process. */
export interface Programs {
  /** The program of a `client_id`; null where there is none, or no longer. */
  find(id: string): Program | null
  /** Reads the partners' file again (SIGHUP). Throws where it cannot be used: those read before stay. */
  reread(): void
}

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of the secret, in lower-case hex')

const Listed = z.strictObject({
  id: z.string().min(1).max(100),
  /** One, or a list of them while it changes. */
  secretSha256: z.union([Sha256.transform((one) => [one]), z.array(Sha256).min(1)]),
  redirects: z.array(z.url({ protocol: /^https?$/ })).min(1),
  issuers: z.array(z.string().min(1)).min(1),
  environment: z.enum(['PRD', 'QA', 'DEV'] satisfies Environment[]),
  /** Its tokens end at once, and it gets no other. */
  isRevoked: z.boolean().default(false),
})

/**
 * The store's own program beside those of the partners' file. Throws, naming the field, where the file cannot be used.
 */
export function createPrograms(
  { client, programsFile }: Pick<Config, 'client' | 'programsFile'>,
  issuerCodes: ReadonlySet<string>,
): Programs {
  const own: Program = {
    id: client.id,
    secretsSha256: [client.secret, ...client.otherSecrets].map(hashOf),
    origins: originsOf(client.redirects),
    issuers: null,
    environment: null,
  }
  let known = new Map<string, Program>()
  const reread = () => {
    const partners = programsFile === undefined ? [] : readPartners(programsFile, issuerCodes)
    known = new Map([...partners, own].map((program) => [program.id, program]))
  }
  reread()
  return { find: (id) => known.get(id) ?? null, reread }
}

/** Whether a secret is the program's. */
export function hasSecret(program: Program, secret: string): boolean {
  const hash = hashOf(secret)
  return program.secretsSha256.some((one) => isSame(hash, one))
}

/** Whether a program may call for an issuer. */
export function isForIssuer({ issuers }: Program, issuerCode: string): boolean {
  return issuers === null || issuers.has(issuerCode)
}

/** Whether a program may call where the store runs. */
export function isForEnvironment(program: Program, environment: Environment): boolean {
  return program.environment === null || program.environment === environment
}

function readPartners(file: string, issuerCodes: ReadonlySet<string>): readonly Program[] {
  const read = z
    .array(Listed)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'names a program twice')
    .refine((all) => all.every(({ issuers }) => issuers.every((code) => issuerCodes.has(code))), {
      error: 'names an issuer that is not there',
    })
    .safeParse(readJson(file))
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new Error(`PROGRAMS_FILE cannot be used (docs/operations.md):\n${problems.join('\n')}`)
  }
  return read.data
    .filter(({ isRevoked }) => !isRevoked)
    .map(({ id, secretSha256, redirects, issuers, environment }) => ({
      id,
      secretsSha256: secretSha256,
      origins: originsOf(redirects),
      issuers: new Set(issuers),
      environment,
    }))
}

/** Not repeated when it is wrong: somebody may have written a secret there. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error('PROGRAMS_FILE cannot be used (docs/operations.md): it is not there, or no JSON')
  }
}

function originsOf(redirects: readonly string[]): ReadonlySet<string> {
  return new Set(redirects.map((redirect) => new URL(redirect).origin))
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
