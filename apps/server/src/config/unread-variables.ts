import { environment } from '../config.ts'
import { ofIssuers } from './variables.ts'

/** What issuers have of their own, `{name}_{SIGLA}`. */
const OF_ISSUERS = ['MAIL_FROM', 'SEAL_P12', 'SEAL_PASSWORD'] as const

/** OpenTelemetry's packages read more of it than the store does; a desktop has a session, too. */
const OF_OTHERS: ReadonlySet<string> = new Set(['OTEL', 'SESSION'])

const KNOWN: ReadonlySet<string> = new Set(Object.keys(environment.shape))

const PREFIXES: ReadonlySet<string> = new Set(
  [...KNOWN].map(prefixOf).filter((prefix) => !OF_OTHERS.has(prefix)),
)

/**
 * Variables that begin as the store's do and that nobody reads: most often a slip of the pen, or one that a former
 * release knew. Names alone.
 */
export function unreadVariables(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  const own = new Set(
    OF_ISSUERS.flatMap((name) => [...ofIssuers(given, name).keys()].map((code) => `${name}_${code}`)),
  )
  return Object.keys(given)
    .filter(
      (name) => name.includes('_') && PREFIXES.has(prefixOf(name)) && !KNOWN.has(name) && !own.has(name),
    )
    .toSorted()
}

/** The same as lines of warning. */
export function unreadWarnings(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  return unreadVariables(given).map(
    (name) => `${name} is set, and nobody reads it (docs/operations.md: Variables)`,
  )
}

function prefixOf(name: string): string {
  return name.split('_')[0] ?? name
}
