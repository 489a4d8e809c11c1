import * as z from 'zod'
import { base, headers, type Rule, type ValuesOf } from './variables.ts'

/** Where traces and metrics go, by the names that OpenTelemetry gives them. */
export const monitoringVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: base.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().default('loja-de-beneficios'),
  OTEL_RESOURCE_ATTRIBUTES: headers.optional(),
}

type Values = ValuesOf<typeof monitoringVariables>

/** What must hold between the variables of monitoring. */
export const monitoringRules: readonly Rule<Values>[] = [
  [
    'OTEL_EXPORTER_OTLP_HEADERS',
    (env) => env.OTEL_EXPORTER_OTLP_HEADERS !== undefined && env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined,
    'needs OTEL_EXPORTER_OTLP_ENDPOINT',
  ],
]

/** The collector of traces and metrics. */
export interface MonitoringSettings {
  /** Base of the collector's addresses, without a last slash. */
  readonly endpoint: string
  /** Headers of every request to it, such as a key. */
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** What else is said of the process, such as its environment and version. */
  readonly attributes: Readonly<Record<string, string>>
}

/** The settings of monitoring from its variables; null sends nothing. */
export function toMonitoring(env: Values): MonitoringSettings | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return null
  return {
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: env.OTEL_SERVICE_NAME,
    attributes: env.OTEL_RESOURCE_ATTRIBUTES ?? {},
  }
}
