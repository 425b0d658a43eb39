import type { Api } from '#modules/client.ts'
import type { ReportPayload } from '#platform/error-reports/protocol.ts'
import { createReporter } from '#platform/error-reports/reporter.ts'

/** A fault that a browser has reported; returns the id of its group. */
export async function reportFault(visitor: Api, staff: Api): Promise<string> {
  const sent: ReportPayload[] = []
  const reporter = createReporter({
    app: { version: 'v1', type: 'browser' },
    now: () => new Date(),
    deliver: (payload) => void sent.push(payload),
  })
  reporter.leaveBreadcrumb('/produk/triplek-meranti', 'navigation')
  reporter.report(new TypeError('Cannot read properties of undefined (reading tiers)'), {
    context: '/produk/:slug',
  })
  await visitor.errorReports.notify({ body: sent[0]! })
  // Reports are stored after the answer.
  for (;;) {
    const query = { tab: 'faults', page: 0, count: 1 } as const
    const { results } = await staff.staffErrors.list({ query })
    if (results[0]) return results[0].id
  }
}
