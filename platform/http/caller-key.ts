import type { Call } from '../contract/call.ts'
import type { Actor } from './context.ts'
import type { CallRequest } from './dispatch.ts'
import { toSubnet } from './rate-limit.ts'

/** Identifies the caller of a request, signed in or not. */
export const buildCallerKey = (actor: Actor, request: CallRequest) => {
  if (actor.kind === 'buyer') return actor.accountId
  if (actor.kind === 'staff') return actor.staffId
  return request.visitorToken ?? request.ipAddress
}

/** The counter of a rate-limited call that a request belongs to. */
export const buildRateLimitKey = (name: string, call: Call, request: CallRequest, actor: Actor) =>
  `${name} ${call.limit!.by === 'address' ? toSubnet(request.ipAddress) : buildCallerKey(actor, request)}`

/** The counter of a kind of work that a network asks for, whatever its requests are. */
export const workKey = (kind: string, ipAddress: string) => `work ${kind} ${toSubnet(ipAddress)}`

const VISITOR_TOKEN_FORMAT = /^[\w-]{1,64}$/
/** The visitor token; undefined where it does not have the form of one. */
export const readVisitorToken = ({ visitorToken }: CallRequest): string | undefined =>
  visitorToken && VISITOR_TOKEN_FORMAT.test(visitorToken) ? visitorToken : undefined
