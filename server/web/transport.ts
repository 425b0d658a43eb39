import { SERVICE_ACCESS_HEADER } from '#platform/contract/call.ts'
import type { Transport } from '#platform/contract/client.ts'
import { isCallError, type CallError } from '#platform/contract/call-error.ts'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { servicePath } from '#platform/contract/openapi.ts'
import { createInProcessTransport } from '#platform/http/in-process.ts'
import type { Log } from '#platform/log.ts'
import type { Config } from '../config.ts'
import type { AppContext } from '../app.ts'

/** Who the pages' calls are made for. */
export type PageCaller = Parameters<typeof createInProcessTransport>[1]

/**
 * Straight into dispatch, or over the network where another process, or another party, serves the API
 * (`API_URL`) or one service alone (`UPO_URL`, `MRI_URL`, …).
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
        : (services[service] ?? api!.replace(/\/api$/, servicePath(service))),
    headers: ({ access, service = 'main' }) => ({
      'user-agent': caller.userAgent,
      'x-forwarded-for': caller.ipAddress,
      ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      ...(caller.visitorToken ? { 'x-visitor': caller.visitorToken } : {}),
      ...(access ? { [SERVICE_ACCESS_HEADER]: caller.access?.[service] ?? '' } : {}),
    }),
  })
  const isRemote = (service: keyof Config['services'] | 'main' = 'main') =>
    api !== undefined || (service !== 'main' && services[service] !== undefined)
  return logContractViolations(shop.deps.log, (name, call, input, options) =>
    (isRemote(call.service) ? remote : local)(name, call, input, options),
  )
}

/**
 * Says in the log which answer was not what its contract promises, as a sign-in's or refresh's without a
 * string token; it goes no further (specification, calls §8). Only where, never what: it may be a secret.
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
        log.error({ call: name, wrong }, 'an answer is not what its contract promises')
      }
      throw failure
    }
  }

/** Whether a call was answered, but not with what its contract promises. */
export const isContractViolation = ({ code }: CallError): boolean => code === 'client.bad_response'
