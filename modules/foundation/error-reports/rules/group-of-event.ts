import type { ReportEvent } from '#platform/error-reports/protocol.ts'

/** What staff see of a group before they open it. */
export type FaultGroup = {
  fingerprint: string
  errorClass: string
  message: string
  context: string
  source: 'browser' | 'server'
  severity: ReportEvent['severity']
  unhandled: boolean
}

/** Numbers and ids that differ from case to case of one fault. */
const withoutIds = (text: string): string =>
  text.replace(/[\da-f]{8}-[\da-f-]{27}|\d+/g, '#').slice(0, 200)

/** The fault that an event is one case of: what reports itself as one, else its class, place and sentence. */
export function findGroup(event: ReportEvent): FaultGroup {
  const [{ errorClass, message, stacktrace }] = event.exceptions as [ReportEvent['exceptions'][0]]
  const source = event.app.type
  const [frame] = stacktrace
  const place = frame ? `${frame.method} ${frame.file.replace(/-[\w-]{7,8}\.js$/, '.js')}` : ''
  const own = event.groupingHash ?? `${errorClass} ${place || event.context} ${withoutIds(message)}`
  return {
    fingerprint: `${source} ${withoutIds(own)}`.slice(0, 400),
    errorClass,
    message,
    context: event.context,
    source,
    severity: event.severity,
    unhandled: event.unhandled,
  }
}
