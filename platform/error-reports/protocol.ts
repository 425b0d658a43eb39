/** The parts of Bugsnag's protocol (payload version 4) that the shop sends and reads. */
export const PAYLOAD_VERSION = '4'

/** A step before a fault; `metaData` is redacted. */
export type Breadcrumb = {
  timestamp: string
  name: string
  type: 'navigation' | 'request' | 'user' | 'error' | 'state' | 'manual'
  metaData: Record<string, unknown>
}

export type StackFrame = {
  file: string
  method: string
  lineNumber: number
  columnNumber?: number | undefined
}

type ReportedException = {
  errorClass: string
  message: string
  type: 'browserjs' | 'nodejs'
  stacktrace: StackFrame[]
}

export type ReportEvent = {
  exceptions: ReportedException[]
  breadcrumbs: Breadcrumb[]
  /** Where it happened: a page's path, or a call. */
  context: string
  /** What is one and the same fault; by default its class and its place. */
  groupingHash?: string | undefined
  unhandled: boolean
  severity: 'error' | 'warning' | 'info'
  severityReason: { type: string }
  /** Nothing of a person but the id and the e-mail address. */
  user: { id?: string | undefined; email?: string | undefined }
  app: { version: string; releaseStage: string; type: 'browser' | 'server' }
  device: { time: string; userAgent?: string | undefined }
  request: { url?: string | undefined; httpMethod?: string | undefined }
  metaData: Record<string, Record<string, unknown>>
}

/** A delivery: one request with its events. */
export type ReportPayload = {
  payloadVersion: typeof PAYLOAD_VERSION
  notifier: { name: string; version: string; url: string }
  events: ReportEvent[]
}

/** The largest payload (bytes). */
export const MAX_PAYLOAD_BYTES = 1_000_000
/** Limits on breadcrumbs in a report and on reports per page (specification, calls §9). */
export const MAX_BREADCRUMBS = { default: 25, max: 100 }
export const MAX_EVENTS = { default: 10, min: 1, max: 100 }
/** Keys whose values are never sent. */
export const REDACTED_KEYS = ['password', 'authorization'] as const
export const DEFAULT_RELEASE_STAGE = 'production'

export const toPayload = (event: ReportEvent): ReportPayload => ({
  payloadVersion: PAYLOAD_VERSION,
  notifier: { name: 'Pondasi', version: event.app.version, url: '' },
  events: [event],
})
