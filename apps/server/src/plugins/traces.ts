import { context, metrics, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SCOPE } from '../ports/monitoring.ts'

/**
 * Makes each request a span, and what it does the spans below: a caller's `traceparent` is gone on with, and a call
 * that a page of this process makes stands below the page. Addresses, queries and bodies are never told: the route's
 * pattern is. Register it where a monitoring adapter runs; otherwise nothing of it is in a request's way.
 */
export function registerTraces(app: FastifyInstance): void {
  const tracer = trace.getTracer(SCOPE)
  const duration = metrics.getMeter(SCOPE).createHistogram('http.server.request.duration', {
    description: 'Time from request to last byte of the answer, by route pattern.',
    unit: 's',
  })
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request
    const parent = propagation.extract(context.active(), request.headers)
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': method, 'http.route': route }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const { statusCode } = reply
    const route = request.routeOptions.url ?? 'unknown'
    duration.record(reply.elapsedTime / 1000, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
    })
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (request.scope) span?.setAttribute('loja.issuer', request.scope.content.issuer.code)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
