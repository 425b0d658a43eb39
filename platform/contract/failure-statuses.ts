import type { RefusalStatus } from '../refusal.ts'
import type { Call } from './call.ts'

/** A status with which a call answers anything but success. */
export type FailureStatus = RefusalStatus | 500 | 503

/** Why each status is answered, in one English line. */
const descriptions: Record<FailureStatus, string> = {
  400: 'Unreadable: the address, the body or the idempotency key; or a cookie sent by a page of another site',
  401: 'No token, or an expired one',
  403: 'Staff whose role may not do this',
  404: 'Missing, or owned by another account',
  409: 'The state does not allow it',
  413: 'The body or the file is too large',
  415: 'The body or the file is of another type',
  422: 'Invalid input; messages by property path',
  429: 'Too many requests; see Retry-After',
  500: 'A fault of the shop',
  503: 'Unavailable for a moment; see Retry-After',
}

/**
 * Every status other than success that a call answers, with its description. Most follow from what the
 * contract says of the call; `failures` names the others.
 */
export function listFailures(call: Call): { status: FailureStatus; description: string }[] {
  const { who = 'anyone', method, path, refusals = [], idempotent = false, failures = [] } = call
  const hasBody = method !== 'GET'
  const hasInput = Boolean(call.query ?? call.body ?? call.form ?? call.files)
  const isAnswered: Record<FailureStatus, boolean> = {
    400: true,
    401: who !== 'anyone' || call.access === true,
    403: call.roles !== undefined,
    404: path.includes('{'),
    409: refusals.length > 0 || Boolean(idempotent),
    413: hasBody,
    415: hasBody,
    422: hasInput || refusals.length > 0 || Boolean(idempotent),
    429: call.limit !== undefined,
    500: true,
    503: true,
  }
  const statuses = Object.keys(descriptions).map(Number) as FailureStatus[]
  return statuses
    .filter((status) => isAnswered[status] || failures.includes(status as RefusalStatus))
    .map((status) => ({ status, description: describe(status, refusals) }))
}

/** The status of a call's success. */
export const getSuccessStatus = ({ response }: Call): 200 | 201 =>
  response.kind === 'json' ? response.status : 200

/** Every status that a call may answer. */
export const listStatuses = (call: Call): number[] => [
  getSuccessStatus(call),
  ...listFailures(call).map(({ status }) => status),
]

/** Refusals are listed where most of them belong: the others have the status of their kind. */
const describe = (status: FailureStatus, refusals: readonly string[]): string =>
  status === 409 && refusals.length > 0
    ? `${descriptions[status]}: ${refusals.join(', ')}`
    : descriptions[status]
