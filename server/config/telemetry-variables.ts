import { z } from 'zod'
import { oneOf, urlVariable, wholeVariable } from './environment-values.ts'

const RATIO_HINT = 'a number from 0 to 1'

/** What a process reports of itself: logs, metrics, and traces by OpenTelemetry's own variables. */
export const TELEMETRY_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: urlVariable('http://localhost:4318', /^https?:$/)
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'name=value, with commas between several')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('pondasi'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(RATIO_HINT)
    .min(0, RATIO_HINT)
    .max(1, RATIO_HINT)
    .default(1),
  SLOW_STATEMENT_MS: wholeVariable(0, 600_000).default(1_000),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
}
