import { randomUUID } from 'node:crypto'
import { context, metrics, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { AlwaysOnSampler, BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { MonitoringSettings } from '../../config/monitoring.ts'

/** How often measurements go out, in milliseconds. */
const METRICS_MS = 30_000

/** Monitoring under way. */
export interface Monitoring {
  /** Sends what waits. */
  readonly flush: () => Promise<void>
  /** Sends what waits and ends; a collector that does not answer delays nobody. */
  readonly close: () => Promise<void>
}

/**
 * Sends traces and metrics to an OpenTelemetry collector over OTLP/HTTP (https://opentelemetry.io/docs/specs/otlp/).
 * One a process, since OpenTelemetry's own API is: whatever asks for a tracer gets this one from then on.
 */
export function startOtlp({ endpoint, headers, serviceName, attributes }: MonitoringSettings): Monitoring {
  const resource = resourceFromAttributes({
    'service.instance.id': randomUUID(),
    ...attributes,
    'service.name': serviceName,
  })
  const to = (signal: string) => ({ url: `${endpoint}/v1/${signal}`, headers: { ...headers } })
  const tracers = new BasicTracerProvider({
    resource,
    // What a caller's `traceparent` says of recording counts for nothing: whoever attacks would ask for none.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(to('traces')))],
  })
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis: METRICS_MS,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(tracers)
  metrics.setGlobalMeterProvider(meters)
  const flush = async () => {
    await Promise.allSettled([tracers.forceFlush(), meters.forceFlush()])
  }
  return {
    flush,
    async close() {
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()])
      for (const one of [trace, metrics, propagation, context]) one.disable()
    },
  }
}
