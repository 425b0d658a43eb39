import { ACCESS_HEADER } from '#platform/contract/call.ts'
import type { Carrier } from '#platform/contract/client.ts'
import { isCallFailed, type CallFailed } from '#platform/contract/failure.ts'
import { overNetwork } from '#platform/contract/network.ts'
import { servicePath } from '#platform/contract/openapi.ts'
import { inProcess } from '#platform/http/in-process.ts'
import type { Log } from '#platform/log.ts'
import type { Config } from '../config.ts'
import type { OpenShop } from '../shop.ts'

/** Who the pages' calls are made for. */
export type Reader = Parameters<typeof inProcess>[1]

/**
 * Straight into dispatch, or over the network where another process, or another party, serves the API
 * (`API_URL`) or one service alone (`UPO_URL`, `MRI_URL`, …).
 */
export function carrierFor(shop: OpenShop, { services }: Config, reader: Reader): Carrier {
  const { api } = services
  const within = inProcess(shop.dispatch, reader)
  const without = overNetwork({
    base: ({ service = 'main' }) =>
      service === 'main'
        ? api!
        : (services[service] ?? api!.replace(/\/api$/, servicePath(service))),
    headers: ({ access, service = 'main' }) => ({
      'user-agent': reader.agent,
      'x-forwarded-for': reader.address,
      ...(reader.token ? { authorization: `Bearer ${reader.token}` } : {}),
      ...(reader.visitor ? { 'x-visitor': reader.visitor } : {}),
      ...(access ? { [ACCESS_HEADER]: reader.access?.[service] ?? '' } : {}),
    }),
  })
  const isOutside = (service: keyof Config['services'] | 'main' = 'main') =>
    api !== undefined || (service !== 'main' && services[service] !== undefined)
  return complaining(shop.tools.log, (name, call, given, options) =>
    (isOutside(call.service) ? without : within)(name, call, given, options),
  )
}

/**
 * Says in the log which answer was not what its contract promises, as a sign-in's or refresh's without a
 * string token; it goes no further (specification, calls §8). Only where, never what: it may be a secret.
 */
const complaining =
  (log: Log, carry: Carrier): Carrier =>
  async (name, ...rest) => {
    try {
      return await carry(name, ...rest)
    } catch (failure) {
      if (isCallFailed(failure) && isUnreadable(failure)) {
        const issues = (failure.data['issues'] ?? []) as { path?: PropertyKey[] }[]
        const wrong = issues.map(({ path = [] }) => path.join('.'))
        log.error({ call: name, wrong }, 'an answer is not what its contract promises')
      }
      throw failure
    }
  }

/** Whether a call was answered, but not with what its contract promises. */
export const isUnreadable = ({ code }: CallFailed): boolean => code === 'client.bad_response'
