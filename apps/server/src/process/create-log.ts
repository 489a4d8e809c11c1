import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import type { Config } from '../config.ts'
import { describeError } from './describe-error.ts'

/**
 * Every member that a line may have; anything else is left out, and its name stands under `omitted`. A member belongs
 * here where its values are ids, numbers, or names that the program itself gives.
 */
const NAMED: ReadonlySet<string> = new Set([
  'reqId',
  'requestId',
  'method',
  'route',
  'status',
  'statusCode',
  'ms',
  'issuer',
  'queue',
  'jobId',
  'kind',
  'service',
  'why',
  'reason',
  'event',
  'limit',
  'release',
  'version',
  'node',
  'place',
  'deleted',
  'problems',
  'port',
  'operationsPort',
  'leadId',
  'cartId',
  'orderId',
  'messageId',
  'authorisationId',
  'verificationCodeId',
  'traceparent',
])

/** Members that hold others: ids of a job. */
const NESTED = 'data'
/** Members that count something of each table. */
const COUNTED = 'expired'

const LONGEST_TEXT = 200

/** What a line says that has no message of our own. */
const FAILURE = 'failure'

/**
 * JSON lines on standard output, one an answer and one a failure; written in batches, at most half a second late. Lines
 * take named members and describe errors by name, code and place: no text is searched for what should not be there.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    hooks: {
      logMethod(this: Logger, args: unknown[], method: (...args: [object, string]) => void) {
        method.apply(this, toLine(args))
      },
    },
  }
  return pino(
    options,
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 12_288, periodicFlush: 500 }),
  )
}

/** Members and message of a line. Without a message, or with an error's, that of the error would stand there. */
function toLine([first, second]: unknown[]): [object, string] {
  if (typeof first === 'string') return [{}, first]
  if (first instanceof Error) return [{ err: first }, FAILURE]
  const given = (first ?? {}) as Readonly<Record<string, unknown>>
  const isOwn = typeof second === 'string' && second !== (given.err as Error | undefined)?.message
  return [pick(given), isOwn ? second : FAILURE]
}

function pick(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const line: Record<string, unknown> = {}
  const omitted: string[] = []
  for (const name in given) {
    const value = given[name]
    if (value === undefined) continue
    if (name === 'err') line.err = value
    else if (name === NESTED && typeof value === 'object') line.data = pick(value as Record<string, unknown>)
    else if (name === COUNTED && typeof value === 'object') line.expired = numbersOf(value as object)
    else if (NAMED.has(name) && isPlain(value)) line[name] = value
    else omitted.push(name)
  }
  if (omitted.length > 0) line.omitted = omitted
  return line
}

function numbersOf(counts: object): object {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => typeof count === 'number'))
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object' ? String(value).length <= LONGEST_TEXT : false
}
