import { SERVICE_ACCESS_HEADER } from '#platform/contract/call.ts'
import type { RequestOptions, Transport } from '#platform/contract/client.ts'
import { isCallError, type CallError } from '#platform/contract/call-error.ts'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { getServicePath } from '#platform/contract/service-path.ts'
import { createInProcessTransport } from '#platform/http/in-process.ts'
import { POSITION_HEADER } from '#platform/http/read-place.ts'
import { findTracing } from '#platform/tracing/tracing.ts'
import type { Log } from '#platform/log.ts'
import type { Config } from '../../config/config.ts'
import type { AppContext } from '../../app.ts'
import { reportRemoteFailures } from '../failures/report-remote-failures.ts'

/** The visitor that a page's calls are made for. */
export type PageCaller = Parameters<typeof createInProcessTransport>[1]

/**
 * Calls dispatch directly, or over the network where another process or another company serves the API
 * (`API_URL`) or a single service (`UPO_URL`, `MRI_URL`, …).
 */
export function createPageTransport(
  shop: AppContext,
  { services }: Config,
  caller: PageCaller,
): Transport {
  const { api } = services
  const local = createInProcessTransport(shop.dispatch, caller)
  const remote = createHttpTransport({
    baseUrl: ({ service = 'main' }) =>
      service === 'main'
        ? api!
        : (services[service] ?? api!.replace(/\/api$/, getServicePath(service))),
    headers: ({ access, service = 'main' }) => ({
      ...readTraceHeader(),
      'user-agent': caller.userAgent,
      'x-forwarded-for': caller.ipAddress,
      ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      ...(caller.visitorToken ? { 'x-visitor': caller.visitorToken } : {}),
      ...(caller.position ? { [POSITION_HEADER]: caller.position } : {}),
      ...(access ? { [SERVICE_ACCESS_HEADER]: caller.access?.[service] ?? '' } : {}),
    }),
    onResponse: (headers) => rememberIssued(caller, headers),
  })
  const foreign = reportRemoteFailures(remote, shop, caller)
  // A process that serves the API reports its own failures.
  const findTransport = (service: keyof Config['services'] | 'main' = 'main') => {
    if (service !== 'main' && services[service] !== undefined) return foreign
    return api === undefined ? local : remote
  }
  return logContractViolations(shop.deps.log, (name, call, input, options) =>
    findTransport(call.service)(name, call, input, withKnownCaller(caller, options)),
  )
}

/** Remembers what a response issues: a new visitor's token, and the position of a write. */
function rememberIssued(caller: PageCaller, headers: Headers): void {
  const visitorToken = headers.get('x-visitor')
  if (visitorToken && visitorToken !== caller.visitorToken) {
    caller.visitorToken = visitorToken
    caller.onVisitorToken?.(visitorToken)
  }
  const position = headers.get(POSITION_HEADER)
  if (!position) return
  caller.position = position
  caller.onPosition?.(position)
}

/**
 * Without its key where the visitor is new: the token comes with the response. When that is lost, a repeat
 * has to begin another cart, not to repeat the output of one that nobody has.
 */
const withKnownCaller = ({ token, visitorToken }: PageCaller, options: RequestOptions) => {
  if (token || visitorToken) return options
  const { key: _, ...rest } = options
  return rest
}

/**
 * Logs which response breaks its contract, such as a sign-in without a string token. It goes no further
 * (specification, API calls). Logs the paths of the wrong fields, never their values: they may be secret.
 */
const logContractViolations =
  (log: Log, transport: Transport): Transport =>
  async (name, ...rest) => {
    try {
      return await transport(name, ...rest)
    } catch (failure) {
      if (isCallError(failure) && isContractViolation(failure)) {
        const issues = (failure.data['issues'] ?? []) as { path?: PropertyKey[] }[]
        const wrong = issues.map(({ path = [] }) => path.join('.'))
        log.error({ call: name, wrong }, 'a response breaks its contract')
      }
      throw failure
    }
  }

/** Whether a call had a response, but one that breaks its contract. */
export const isContractViolation = ({ code }: CallError): boolean => code === 'client.bad_response'

/** What is called over the network belongs to the same trace. */
function readTraceHeader(): Record<string, string> {
  const traceparent = findTracing()?.readTraceparent()
  return traceparent ? { traceparent } : {}
}
