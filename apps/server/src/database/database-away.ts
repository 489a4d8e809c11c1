/** Why the database does not answer: it cannot be reached or refuses to work, or its disk takes no more. */
export type AwayReason = 'database' | 'disk'

/** The database is away. Nothing is wrong with what was asked of it: the same may be asked again later. */
export class DatabaseAway extends Error {
  readonly reason: AwayReason

  constructor(reason: AwayReason, cause?: unknown) {
    super(`The database is away (${reason}).`, { cause })
    this.name = 'DatabaseAway'
    this.reason = reason
  }
}

/** SQLSTATEs by which PostgreSQL says that it is away, whole or by their class; the longest that fits wins. */
const BY_STATE: Readonly<Record<string, AwayReason>> = {
  // Connection exception.
  '08': 'database',
  // Credentials changed while we ran, or not yet there after a failover.
  '28': 'database',
  // The database itself is gone: being restored, perhaps.
  '3D000': 'database',
  // A standby that was not promoted yet.
  '25006': 'database',
  // Connection ended by the server because a transaction rested too long.
  '25P03': 'database',
  // A lock or a statement that did not come in time.
  '55P03': 'database',
  '57014': 'database',
  // Shut down, crashed, starting, dropped, idle.
  '57P': 'database',
  // Out of connections, memory, …
  '53': 'database',
  '53100': 'disk',
  // Errors of the machine under it: files.
  '58': 'disk',
  // What it stored cannot be read.
  XX001: 'disk',
  XX002: 'disk',
}

/** Codes of the operating system, on the way to the server or to the files of the embedded engine. */
const BY_SYSTEM_CODE: Readonly<Record<string, AwayReason>> = {
  ECONNREFUSED: 'database',
  ECONNRESET: 'database',
  ECONNABORTED: 'database',
  EPIPE: 'database',
  ETIMEDOUT: 'database',
  EHOSTUNREACH: 'database',
  EHOSTDOWN: 'database',
  ENETUNREACH: 'database',
  ENETDOWN: 'database',
  ENOTFOUND: 'database',
  EAI_AGAIN: 'database',
  // The socket file of a server on this machine.
  ENOENT: 'database',
  EACCES: 'database',
  EMFILE: 'database',
  ENFILE: 'database',
  ENOSPC: 'disk',
  EDQUOT: 'disk',
  EROFS: 'disk',
  EIO: 'disk',
}

/** What node-postgres and its pool say without any code. */
const BY_MESSAGE: readonly string[] = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/** Whether an error of the driver means that the database is away, and why; null for every other error. */
export function awayReason(error: unknown): AwayReason | null {
  if (error instanceof DatabaseAway) return error.reason
  // Several addresses of one host, each refused.
  if (error instanceof AggregateError) return awayReason(error.errors[0])
  // The job engine hands on copies of errors, which are plain objects.
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  if (typeof code === 'string') return BY_SYSTEM_CODE[code] ?? byState(code)
  return typeof message === 'string' && BY_MESSAGE.some((text) => message.startsWith(text))
    ? 'database'
    : null
}

const LONGEST_STATE = 5
const SHORTEST_STATE = 2

function byState(state: string): AwayReason | null {
  for (let length = LONGEST_STATE; length >= SHORTEST_STATE; length--) {
    const reason = BY_STATE[state.slice(0, length)]
    if (reason) return reason
  }
  return null
}
