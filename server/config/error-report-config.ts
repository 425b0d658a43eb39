import { z } from 'zod'
import type { OutsideAddress } from '#platform/error-reports/delivery.ts'
import { secureUrl } from './environment-values.ts'

/** Bounds and address of error reports (specification, calls §9). */
export const ERROR_REPORT_VARIABLES = {
  BUGSNAG_NOTIFY_URL: secureUrl('https://notify.bugsnag.com').optional(),
  BUGSNAG_API_KEY: z
    .string()
    .regex(/^[\da-f]{32}$/i, '32 hexadecimal characters')
    .optional(),
  BUGSNAG_MAX_BREADCRUMBS: z.coerce
    .number('a whole number from 0 to 100')
    .int('a whole number from 0 to 100')
    .min(0, 'a whole number from 0 to 100')
    .max(100, 'a whole number from 0 to 100')
    .default(25),
  BUGSNAG_MAX_EVENTS: z.coerce
    .number('a whole number from 1 to 100')
    .int('a whole number from 1 to 100')
    .min(1, 'a whole number from 1 to 100')
    .max(100, 'a whole number from 1 to 100')
    .default(10),
}

export type ErrorReportConfig = {
  /** Steps before a fault, and reports of one page. */
  readonly errorReports: { readonly maxBreadcrumbs: number; readonly maxEvents: number }
  /** Where error reports go; unset: into our own table. */
  readonly errorReportsTo: OutsideAddress | undefined
}

export const readErrorReports = (
  variables: z.output<z.ZodObject<typeof ERROR_REPORT_VARIABLES>>,
): ErrorReportConfig => ({
  errorReports: {
    maxBreadcrumbs: variables.BUGSNAG_MAX_BREADCRUMBS,
    maxEvents: variables.BUGSNAG_MAX_EVENTS,
  },
  errorReportsTo: variables.BUGSNAG_NOTIFY_URL
    ? { url: variables.BUGSNAG_NOTIFY_URL, apiKey: variables.BUGSNAG_API_KEY! }
    : undefined,
})
