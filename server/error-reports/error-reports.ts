import { isCallError } from '#platform/contract/call-error.ts'
import type { ReportDelivery } from '#platform/error-reports/delivery.ts'
import { createReporter, type ReporterOptions } from '#platform/error-reports/reporter.ts'
import type { Clock } from '#platform/clock.ts'
import type { Actor } from '#platform/http/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import type { FailedCall } from '#platform/http/failed-call.ts'
import { errorReportCalls } from '#modules/foundation/error-reports/contract.ts'

/** Bounds and names of what this process reports. */
export type ReportSettings = {
  version: string
  releaseStage: string
  maxBreadcrumbs: number
  maxEvents: number
}

/** Where a fault happened; `user` is who was signed in. */
type FaultPlace = { context: string; user?: { id: string; email: string } | undefined }

export type FailureReports = {
  /** Reports a call whose answer is an error other than 401. */
  reportCall(failed: FailedCall): void
  /** Reports an unexpected error of a page or a job. */
  reportFault(thrown: unknown, place: FaultPlace): void
  /** Reports that an outside party did not do what it was asked, `gateway.create`. */
  reportPort(thrown: unknown, method: string): void
}

/** Reports of the server. Each request is a session of its own: its steps are not those of others. */
export function createFailureReports(
  { maxBreadcrumbs, maxEvents, ...app }: ReportSettings,
  { deliver }: ReportDelivery,
  clock: Clock,
): FailureReports {
  const open = (user?: { id: string; email: string }, more: Partial<ReporterOptions> = {}) =>
    createReporter({
      app: { ...app, type: 'server' },
      maxBreadcrumbs,
      maxEvents,
      now: () => clock.now(),
      deliver,
      ...(user ? { findUser: () => user } : {}),
      ...more,
    })

  // A job that fails because a port did has thrown what is reported already.
  const ofPorts = new WeakSet<object>()

  return {
    reportCall({ call, request, actor, response, thrown }) {
      // A report that is refused would report itself.
      if (call.path === errorReportCalls.notify.path) return
      const { userAgent, token, params, query, body, form } = request
      const route = `${call.method} ${call.path}`
      const reporter = open(findUser(actor), { userAgent: userAgent.slice(0, 300) })
      reporter.leaveBreadcrumb(route, 'request', {
        headers: { ...(token ? { authorization: token } : {}), 'user-agent': userAgent },
        params,
        query,
        payload: body ?? form,
      })
      const { status, code } = response
      const isFault = status >= 500
      // What another service has answered was thrown nowhere in our code.
      const fault = isFault && !isCallError(thrown) ? thrown : undefined
      reporter.report(fault ?? describeRefusal(status, code), {
        context: route,
        severity: isFault ? 'error' : 'info',
        ...(fault instanceof Error ? {} : { groupingHash: `${status} ${code} ${route}` }),
        request: { httpMethod: call.method, url: call.path },
        metaData: { response: { status, reason: code } },
      })
    },
    reportFault(thrown, { context, user }) {
      if (typeof thrown === 'object' && thrown !== null && ofPorts.has(thrown)) return
      open(user).report(thrown, { context, unhandled: true })
    },
    reportPort(thrown, method) {
      if (typeof thrown === 'object' && thrown !== null) ofPorts.add(thrown)
      const context = `port ${method}`
      open().report(thrown, { context, groupingHash: `${context} ${nameReason(thrown)}` })
    },
  }
}

/** Class and code of what a port has thrown: each attempt of one outage is the same fault. */
function nameReason(thrown: unknown): string {
  const { name, code } = Object(thrown) as { name?: unknown; code?: unknown }
  return `${String(name)} ${String(code)}`
}

/** A refusal has no stack that says more than its code. */
const describeRefusal = (status: number, code: string): Error =>
  Object.assign(new Error(`answered ${status}`), { name: code, stack: '' })

function findUser(actor: Actor | undefined): { id: string; email: string } | undefined {
  if (actor?.kind === 'buyer') return { id: actor.accountId, email: actor.email }
  return actor?.kind === 'staff' ? { id: actor.staffId, email: actor.email } : undefined
}

/** The same jobs; what a job throws is reported before it runs again. */
export const reportFailedJobs = (jobs: JobHandlers, { reportFault }: FailureReports): JobHandlers =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]): [string, JobHandlers[string]] => [
      name,
      async (deps, payload) => {
        try {
          return await job(deps, payload)
        } catch (thrown) {
          reportFault(thrown, { context: `job ${name}` })
          throw thrown
        }
      },
    ]),
  )
