import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const

/**
 * The log as the framework gets it. A line that it writes as one text may hold the address of the request: the text is
 * left out. Lines with members are taken apart by the log itself.
 */
export function frameworkLog(log: Logger): FastifyBaseLogger {
  const own: Logger = Object.create(log)
  for (const level of LEVELS) {
    own[level] = (first: unknown, second?: unknown) =>
      typeof first === 'string' ? log[level]({}, 'framework') : log[level](first as object, second as string)
  }
  return own
}
