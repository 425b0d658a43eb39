import { createReporter, type Reporter } from '#platform/error-reports/reporter.ts'
import type { ReportPayload } from '#platform/error-reports/protocol.ts'
import type { PageFault, TelemetrySettings, TelemetryWindow } from '#web/telemetry-settings.ts'
import { watchRequests } from './watch-requests.ts'

/** Who is signed in, asked when something is reported. */
type FindUser = () => { id: string; email: string } | undefined

/** Answers that a page expects: what was typed is refused, or nothing is there. They are no faults of the shop. */
const isExpected = (status: number) => status < 500

/**
 * Reports what goes wrong in a page to the shop's own address (specification, calls §7), with the steps before it. What
 * went wrong before these scripts were there was collected by the page (rendering/start-script.tsx).
 */
export function startErrorReports(settings: TelemetrySettings, findUser: FindUser): Reporter {
  const { appVersion, releaseStage, maxBreadcrumbs, maxEvents } = settings
  const reporter = createReporter({
    app: { version: appVersion, releaseStage, type: 'browser' },
    maxBreadcrumbs,
    maxEvents,
    now: () => new Date(),
    findUser,
    userAgent: navigator.userAgent,
    deliver,
  })
  const push = ({ thrown, unhandled }: PageFault) => {
    if (!isAbort(thrown))
      reporter.report(thrown, { context: location.pathname, unhandled, request: readRequest() })
  }
  watchRequests({
    onRequest: ({ method, path, status }) =>
      reporter.leaveBreadcrumb(`${method} ${path}`, 'request', { status }),
    onErrorAnswer: ({ method, path, status }) =>
      reporter.report(Object.assign(new Error(`answered ${status}`), { stack: '' }), {
        context: `${method} ${path}`,
        severity: isExpected(status) ? 'info' : 'error',
        groupingHash: `${status} ${method} ${path}`,
        request: readRequest(),
      }),
  })
  addEventListener(
    'click',
    ({ target }) => reporter.leaveBreadcrumb('click', 'user', describe(target)),
    {
      capture: true,
      passive: true,
    },
  )
  // The page's own listeners go on: from here on they report instead of collecting.
  const page = window as TelemetryWindow
  const collected = page.pageFaults
  page.pageFaults = { push }
  if (Array.isArray(collected)) for (const fault of collected as PageFault[]) push(fault)
  return reporter
}

/** Leaving a page ends its requests. */
const isAbort = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError'

const readRequest = () => ({ url: location.origin + location.pathname, httpMethod: 'GET' })

/** What was pressed, by its kind: its text may be a name. */
function describe(target: EventTarget | null): object {
  const control = target instanceof Element ? target.closest('a, button, input, label') : null
  return control ? { kind: control.tagName.toLowerCase(), id: control.id } : {}
}

/** Nobody waits for a report, and one that is lost is not reported. */
function deliver(payload: ReportPayload): void {
  const body = JSON.stringify(payload)
  // Browsers let a request outlive its page up to 64 kB.
  const keepalive = body.length < 60_000
  fetch('/api/notify', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Bugsnag-Payload-Version': payload.payloadVersion,
    },
    body,
    keepalive,
  }).catch(() => undefined)
}
