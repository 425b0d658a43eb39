import { parseStack } from './parse-stack.ts'
import {
  DEFAULT_RELEASE_STAGE,
  MAX_BREADCRUMBS,
  MAX_EVENTS,
  MAX_PAYLOAD_BYTES,
  toPayload,
  type Breadcrumb,
  type ReportEvent,
  type ReportPayload,
} from './protocol.ts'
import { redact, redactText } from './redact.ts'

export type ReporterOptions = {
  app: { version: string; releaseStage?: string; type: 'browser' | 'server' }
  maxBreadcrumbs?: number
  /** How many events one session reports: a page until it is left, a request of the server. */
  maxEvents?: number
  now: () => Date
  /** Who is concerned; asked when something is reported. */
  findUser?: () => { id?: string; email?: string } | undefined
  userAgent?: string
  deliver: (payload: ReportPayload) => void
}

type Fault = {
  context: string
  unhandled?: boolean
  severity?: ReportEvent['severity']
  groupingHash?: string
  request?: ReportEvent['request']
  metaData?: ReportEvent['metaData']
}

export type Reporter = {
  leaveBreadcrumb(name: string, type: Breadcrumb['type'], metaData?: object): void
  report(thrown: unknown, fault: Fault): void
}

/** How many nested causes of an error are reported. */
const MAX_CAUSES = 3

const clamp = (value: number, { min = 0, max }: { min?: number; max: number }) =>
  Math.min(max, Math.max(min, Math.trunc(value)))

/** Reports faults with what happened before them, in Bugsnag's protocol, and nothing of a person but id and e-mail. */
export function createReporter({
  app,
  maxBreadcrumbs = MAX_BREADCRUMBS.default,
  maxEvents = MAX_EVENTS.default,
  now,
  findUser,
  userAgent,
  deliver,
}: ReporterOptions): Reporter {
  const crumbLimit = clamp(maxBreadcrumbs, MAX_BREADCRUMBS)
  let eventsLeft = clamp(maxEvents, MAX_EVENTS)
  let breadcrumbs: Breadcrumb[] = []

  return {
    leaveBreadcrumb(name, type, metaData = {}) {
      const timestamp = now().toISOString()
      const safe = redact(metaData) as Record<string, unknown>
      breadcrumbs = [
        ...breadcrumbs,
        { timestamp, name: redactText(name, 100), type, metaData: safe },
      ].slice(crumbLimit === 0 ? Infinity : -crumbLimit)
    },
    report(thrown, { context, unhandled = false, severity = 'error', metaData = {}, ...rest }) {
      if (eventsLeft === 0) return
      eventsLeft -= 1
      const { id, email } = findUser?.() ?? {}
      const event: ReportEvent = {
        exceptions: describeThrown(thrown, app.type),
        breadcrumbs,
        context: redactText(context, 200),
        ...(rest.groupingHash ? { groupingHash: rest.groupingHash } : {}),
        unhandled,
        severity,
        severityReason: { type: unhandled ? 'unhandledException' : 'handledError' },
        user: { ...(id ? { id } : {}), ...(email ? { email } : {}) },
        app: { releaseStage: DEFAULT_RELEASE_STAGE, ...app },
        device: { time: now().toISOString(), ...(userAgent ? { userAgent } : {}) },
        request: rest.request ?? {},
        metaData: redact(metaData) as ReportEvent['metaData'],
      }
      const payload = fitPayload(event)
      if (payload) deliver(payload)
    },
  }
}

/** An error and its causes, outermost first. */
function describeThrown(
  thrown: unknown,
  type: ReporterOptions['app']['type'],
): ReportEvent['exceptions'] {
  const exceptions: ReportEvent['exceptions'] = []
  let cause: unknown = thrown
  do {
    const error: Error | undefined = cause instanceof Error ? cause : undefined
    exceptions.push({
      errorClass: error?.name ?? 'Error',
      message: redactText(error?.message ?? String(cause)),
      type: type === 'browser' ? 'browserjs' : 'nodejs',
      stacktrace: parseStack(error?.stack),
    })
    cause = error?.cause
  } while (cause !== undefined && exceptions.length < MAX_CAUSES)
  return exceptions
}

const byteLength = (payload: ReportPayload) =>
  new TextEncoder().encode(JSON.stringify(payload)).length

/** The largest of ever smaller versions of an event that fits into one payload; undefined where none does. */
function fitPayload(event: ReportEvent): ReportPayload | undefined {
  const versions: ReportEvent[] = [
    event,
    { ...event, breadcrumbs: event.breadcrumbs.map((each) => ({ ...each, metaData: {} })) },
    { ...event, breadcrumbs: [], metaData: {} },
  ]
  return versions.map(toPayload).find((payload) => byteLength(payload) <= MAX_PAYLOAD_BYTES)
}
