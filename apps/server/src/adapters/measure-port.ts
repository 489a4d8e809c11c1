import type { Histogram } from 'prom-client'
import { RefusedForGood } from '../ports/refused-for-good.ts'

/** Answers by which a port says that its service could not tell; others are rejections. */
const FAILED_KINDS: ReadonlySet<unknown> = new Set(['unavailable', 'failed', 'unknown'])

/**
 * The same port, with each of its calls timed by service and outcome. An answer that the adapter kept in memory counts
 * as one too.
 */
export function measurePort<Port extends object>(
  port: Port,
  service: string,
  calls: Histogram<'service' | 'outcome'>,
): Port {
  // There from the start, so that the first one is an increase.
  calls.zero({ service, outcome: 'refused' })
  return new Proxy(port, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (...args: unknown[]) => {
        const end = calls.startTimer({ service })
        try {
          const answer: unknown = await method.apply(target, args)
          end({ outcome: isFailure(answer) ? 'failed' : 'ok' })
          return answer
        } catch (error) {
          end({ outcome: error instanceof RefusedForGood ? 'refused' : 'failed' })
          throw error
        }
      }
    },
  })
}

function isFailure(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const { kind, refusal } = answer as Readonly<Record<string, unknown>>
  return FAILED_KINDS.has(kind) || refusal === 'upstreamTimeout'
}
