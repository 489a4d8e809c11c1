import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** Under which name the store's spans and measurements stand. */
export const SCOPE = 'loja'

/**
 * Does a piece of work as a span below the one that is running; where none is, it is the work alone. Names and
 * attributes are the program's own: routes, names of calls, statements without values. A failure is told by its type.
 */
export function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getActiveSpan() ? tracedAlone(name, attributes, work) : work()
}

/**
 * The same where nobody asked: a job begins a trace of its own, linked to the one of the `traceparent` that it was
 * asked for in.
 */
export function tracedAlone<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  traceparent?: string,
): Promise<T> {
  const asking = traceparent && trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }))
  const links = asking ? [{ context: asking }] : []
  return trace.getTracer(SCOPE).startActiveSpan(name, { attributes, links }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * Headers that let a partner's service go on with the running trace (https://www.w3.org/TR/trace-context/); none
 * without one.
 */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}
