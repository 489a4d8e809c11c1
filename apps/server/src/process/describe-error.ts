import { OwnError } from '../ports/own-error.ts'

/** What a log tells of an error. */
export interface DescribedError {
  /** The error's name, or the type of what was thrown instead of one. */
  readonly type: string
  /** Only of `OwnError`: nobody knows what others repeat in theirs. */
  readonly message?: string
  /** SQLSTATE of the database, or the code of a system or library (`ECONNREFUSED`). */
  readonly code?: string
  /** The module or package that could not be found. */
  readonly module?: string
  readonly constraint?: string
  readonly table?: string
  /** What an HTTP or SMTP server answered. */
  readonly status?: number
  /** Where it came from, innermost first: `file:line:column`. */
  readonly frames?: readonly string[]
  readonly cause?: DescribedError
}

const MOST_FRAMES = 12
const MOST_CAUSES = 4
const LONGEST_NAME = 80
const NAME = /^[\w.$:-]+$/
const FRAME = '    at '

/** Names, codes and places of an error, never its text: a message repeats what it could not read. */
export function describeError(error: unknown): DescribedError {
  return describe(error, MOST_CAUSES)
}

function describe(error: unknown, causes: number): DescribedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const given = error as Readonly<Record<string, unknown>>
  const [type, code, constraint, table] = [given.name, given.code, given.constraint, given.table].map(asName)
  const status = [given.statusCode, given.responseCode, given.status].find((one) => typeof one === 'number')
  const frames = error instanceof Error ? framesOf(error) : []
  return {
    type: type ?? asName(error.constructor?.name) ?? 'object',
    ...(error instanceof OwnError && { message: error.message }),
    ...(code && { code }),
    ...(code && MISSING.has(code) && missingModule(error)),
    ...(constraint && { constraint }),
    ...(table && { table }),
    ...(typeof status === 'number' && { status }),
    ...(frames.length > 0 && { frames }),
    ...(given.cause !== undefined && causes > 0 && { cause: describe(given.cause, causes - 1) }),
  }
}

/** Codes of <https://nodejs.org/api/errors.html> under which a message names what is missing. */
const MISSING: ReadonlySet<string> = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'])

const MODULE = /^@?[\w./-]+$/

/** Its name alone: modules are the program's own, the folders before it are the machine's. */
function missingModule(error: unknown): { readonly module?: string } {
  const message = error instanceof Error ? error.message : ''
  const named = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1] ?? ''
  const inPackages = named.split('/node_modules/').at(-1) ?? ''
  const module = inPackages.startsWith('/') ? inPackages.slice(inPackages.lastIndexOf('/') + 1) : inPackages
  return module.length <= LONGEST_NAME && MODULE.test(module) ? { module } : {}
}

/** A name or code as programs write them; anything else is left out. */
function asName(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= LONGEST_NAME && NAME.test(value) ? value : undefined
}

/**
 * The places of a stack. It begins with the message, which may hold lines that look like places: it is taken off first,
 * and where it was changed since, there is no telling the two apart.
 */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const at = stack.indexOf(message)
  if (at < 0) return []
  return stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => line.startsWith(FRAME))
    .slice(0, MOST_FRAMES)
    .map(placeOf)
}

/** `at name (file:///place:1:2)` or `at file:///place:1:2`, as `/place:1:2`. */
function placeOf(line: string): string {
  const place = line.slice(Math.max(line.lastIndexOf('('), line.lastIndexOf(' ')) + 1)
  return place.replace('file://', '').replace(')', '')
}
