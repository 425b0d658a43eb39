import type { Registry } from 'prom-client'
import { calls } from '#modules/contract.ts'
import { listStatuses } from '#platform/contract/failure-statuses.ts'

/** A call by its name in the contract, and a status that it answered. */
export type SeenStatus = { call: string; status: number }

/**
 * What was answered although OpenAPI does not name it: `GET /cart 418`. A test shows that it names what `listStatuses` does;
 * to describe every call would take the process of each test a seventh of its start.
 */
export const findUnnamedStatuses = (seen: readonly SeenStatus[]): string[] =>
  seen
    .filter(({ call, status }) => call in calls && !listStatuses(calls[call]!).includes(status))
    .map(({ call, status }) => `${calls[call]!.method} ${calls[call]!.path} ${status}`)

/** Everything that the calls of a shop have answered, by its metrics. */
async function readSeenStatuses(registry: Registry): Promise<SeenStatus[]> {
  const metric = registry.getSingleMetric('call_answers_total')
  if (!metric) throw new Error('the metric of answers by call and status is gone')
  const { values } = await metric.get()
  return values.map(({ labels }) => ({
    call: String(labels['call']),
    status: Number(labels['status']),
  }))
}

/** Throws where a shop has answered a status that OpenAPI does not name. Every test shop ends with it. */
export async function assertStatusesNamed(registry: Registry): Promise<void> {
  const unnamed = findUnnamedStatuses(await readSeenStatuses(registry))
  if (unnamed.length > 0)
    throw new Error(`OpenAPI does not name what was answered:\n${unnamed.join('\n')}`)
}
