import type { TracingOptions } from '#platform/tracing/open-telemetry.ts'
import type { readEnvironment } from './environment.ts'

/** Where traces go, by OpenTelemetry's own variables; undefined without an address. */
export function readTracing(
  variables: ReturnType<typeof readEnvironment>,
): TracingOptions | undefined {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers = '',
    OTEL_SERVICE_NAME: serviceName,
    OTEL_TRACES_SAMPLER_ARG: ratio,
    APP_VERSION: version,
  } = variables
  if (endpoint === undefined) return undefined
  const pairs = headers.split(',').filter(Boolean)
  return {
    endpoint,
    headers: Object.fromEntries(
      pairs.map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
      ]),
    ),
    serviceName,
    version,
    ratio,
  }
}
