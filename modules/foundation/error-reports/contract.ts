import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { MAX_PAYLOAD_BYTES } from '#platform/error-reports/protocol.ts'
import { OkResponse } from '#platform/contract/schemas.ts'

/** Longer text is cut, and what is no text for the database is left out. */
const text = (max: number) =>
  z.string().transform((value) => value.slice(0, max).toWellFormed().replaceAll('\0', ''))
/** Free values that a report tells; they are redacted again before anything is stored. */
const details = z.record(z.string(), z.unknown())

const StackFrameBody = z.object({
  file: text(300).default(''),
  method: text(200).default(''),
  lineNumber: z.coerce.number().int().catch(0),
  columnNumber: z.coerce.number().int().optional().catch(undefined),
})

const EventBody = z.object({
  exceptions: z
    .array(
      z.object({
        errorClass: text(100),
        message: text(1000).default(''),
        type: z.enum(['browserjs', 'nodejs']).catch('browserjs'),
        stacktrace: z.array(StackFrameBody).max(200).default([]),
      }),
    )
    .min(1)
    .max(5),
  breadcrumbs: z
    .array(
      z.object({
        timestamp: text(40),
        name: text(100),
        type: z.enum(['navigation', 'request', 'user', 'error', 'state', 'manual']).catch('manual'),
        metaData: details.default({}),
      }),
    )
    .max(100)
    .default([]),
  context: text(200).default(''),
  groupingHash: text(200).optional(),
  unhandled: z.boolean().default(false),
  severity: z.enum(['error', 'warning', 'info']).catch('error'),
  severityReason: z.object({ type: text(60) }).catch({ type: 'handledError' }),
  user: z.object({ id: text(60).optional(), email: text(200).optional() }).default({}),
  app: z.object({ version: text(60).default(''), releaseStage: text(40).default('') }).default({
    version: '',
    releaseStage: '',
  }),
  device: z.object({ time: text(40).default(''), userAgent: text(300).optional() }).default({
    time: '',
  }),
  request: z.object({ url: text(300).optional(), httpMethod: text(10).optional() }).default({}),
  metaData: z.record(z.string(), details).default({}),
})

/** Reports of faults, in Bugsnag's protocol: any of its clients can be pointed here. */
export const errorReportCalls = {
  notify: call('POST /notify', {
    summary: "Report faults of a browser, in Bugsnag's protocol (payload version 4)",
    body: z.object({ events: z.array(EventBody).min(1).max(10) }),
    maxBytes: MAX_PAYLOAD_BYTES,
    limit: { times: 30, seconds: 60, by: 'address' },
    response: json(OkResponse),
  }),
}
