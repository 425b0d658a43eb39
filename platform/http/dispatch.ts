import { randomUUID } from 'node:crypto'
import type { ServiceAccessValues, Call, Calls, Role, UploadedFile } from '../contract/call.ts'
import type { Db } from '../database/database.ts'
import type { Standby } from '../database/standby.ts'
import type { Actor, AnyHandler, AppDeps, Audience, Context } from './context.ts'
import { traceCalls } from './trace-calls.ts'
import { authorize, checkServiceAccess } from './authorize.ts'
import { buildCallerKey, buildRateLimitKey, readVisitorToken, workKey } from './caller-key.ts'
import type { FailedCall } from './failed-call.ts'
import { assertKeyFormat, runIdempotently } from './idempotency.ts'
import { validateInput } from './validate-input.ts'
import type { Lanes } from './lanes.ts'
import type { RateLimiter } from './rate-limit.ts'
import { runInPlace } from './read-place.ts'
import type { CallMetrics } from './metrics.ts'
import { createCallObserver } from './observe-call.ts'
import type { SharedReads } from './shared-reads.ts'
import { createSerializer, type CallResponse } from './serialize.ts'

/** One call as it arrives, from the network or from a page of this process. */
export type CallRequest = {
  params: Record<string, string>
  query: Record<string, unknown>
  body?: unknown
  form?: Record<string, unknown>
  files?: Record<string, UploadedFile>
  idempotencyKey?: string | undefined
  /** The last event of a stream that is opened again. */
  lastEventId?: string | undefined
  token?: string | undefined
  visitorToken?: string | undefined
  /** What the caller has written must be in the answer: a position of the write-ahead log. */
  position?: string | undefined
  /** The value of the service's static access header. */
  access?: string | undefined
  ipAddress: string
  userAgent: string
  requestId?: string
  /** The owner of the token, where an earlier call of the same page has identified them. */
  actor?: Promise<Actor | undefined>
  /** Whom a shared page is rendered for, in place of a person. */
  audience?: Audience
  /** What the calls of the same page have read; set while none of them may change anything. */
  reads?: SharedReads | undefined
}

export type DispatchDeps = {
  deps: AppDeps
  calls: Calls
  handlers: Record<string, AnyHandler>
  /** Finds the owner of an access token; undefined for an expired one. */
  authenticate: (deps: AppDeps, token: string) => Promise<Actor | undefined>
  /** The staff role that may make every call of staff. */
  superRole: Role
  rateLimiter: RateLimiter
  lanes: Lanes
  /** Where calls that may lag are read. */
  standby?: Standby | undefined
  metrics: CallMetrics
  access?: ServiceAccessValues
  /** Reports an error response, except 401: it only asks for a sign-in. */
  reportFailure?: (failed: FailedCall) => void
}

export type Dispatch = {
  run(name: string, request: CallRequest): Promise<CallResponse>
  /**
   * The failure of a call that its caller may not make, from the request without its body; undefined
   * where the body may be read. `run` decides again.
   */
  refuseCaller(name: string, request: CallRequest): Promise<CallResponse | undefined>
  findActor(token: string): Promise<Actor | undefined>
}

/**
 * Every call goes through here: identifies the caller, checks authorization, rate limit and input, runs
 * the handler (once for an idempotency key), and puts every failure into the same envelope.
 */
export function createDispatch({
  deps,
  calls,
  handlers,
  authenticate,
  superRole,
  rateLimiter,
  lanes,
  standby,
  metrics,
  access = {},
  reportFailure,
}: DispatchDeps): Dispatch {
  const serializers = new Map(
    Object.entries(calls).map(([name, call]) => [name, createSerializer(call)]),
  )

  const observe = createCallObserver({ calls, log: deps.log, metrics, reportFailure })

  async function run(name: string, incoming: CallRequest): Promise<CallResponse> {
    const call = calls[name]!
    const request = { ...incoming, visitorToken: readVisitorToken(incoming) }
    const { requestId, finish, fail, setActor } = observe(name, request)
    let issuedToken: string | undefined
    const visitor = {
      token: request.visitorToken,
      issue: () => (issuedToken ??= request.visitorToken ?? randomUUID()),
    }
    try {
      const actor = await admitCaller(call, request, setActor)
      if (call.limit) rateLimiter.consume(buildRateLimitKey(name, call, request, actor), call.limit)
      const input = await validateInput(call, request)
      const context: Context = {
        ...deps,
        actor,
        visitor,
        requestId,
        ipAddress: request.ipAddress,
        userAgent: request.userAgent,
        token: request.token,
        reads: request.reads,
        ...(request.lastEventId ? { lastEventId: request.lastEventId } : {}),
        spendWork: (kind, amount, limit) =>
          rateLimiter.consume(workKey(kind, request.ipAddress), limit, amount),
        lanes,
        ...(actor.kind === 'buyer' || actor.kind === 'staff' ? { [actor.kind]: actor } : {}),
      }
      // A replica's rows are not shared with the page's other calls.
      const work = async (replica?: Db) => {
        const placed = replica ? { ...context, db: replica, reads: undefined } : context
        return runOnce(name, call, request, placed, input)
      }
      const runPlaced = () => runInPlace(standby, call, { ...request, actor }, work)
      // Before the first connection is taken, which an idempotent call does in `runOnce`.
      const { output, position } = await (call.lane ? lanes.run(call.lane, runPlaced) : runPlaced())
      return { ...finish(serializers.get(name)!(output)), visitorToken: issuedToken, position }
    } catch (thrown) {
      return { ...fail(thrown), visitorToken: issuedToken }
    }
  }

  async function refuseCaller(name: string, request: CallRequest) {
    const { fail, setActor } = observe(name, request)
    try {
      await admitCaller(calls[name]!, request, setActor)
      return undefined
    } catch (thrown) {
      return fail(thrown)
    }
  }

  /** Who calls. Throws where they may not make this call. */
  async function admitCaller(
    call: Call,
    request: CallRequest,
    setActor: (actor: Actor) => void,
  ): Promise<Actor> {
    const actor = await identifyCaller(request)
    setActor(actor)
    authorize(call, actor, superRole)
    checkServiceAccess(call, request, access)
    return actor
  }

  const findActor = (token: string) => authenticate(deps, token)

  async function identifyCaller(request: CallRequest): Promise<Actor> {
    if (request.audience) return request.audience
    if (!request.token) return { kind: 'visitor' }
    const actor = await (request.actor ?? findActor(request.token))
    // With an expired token, public calls still work.
    return actor ?? { kind: 'visitor' }
  }

  function runOnce(
    name: string,
    call: Call,
    request: CallRequest,
    context: Context,
    input: unknown,
  ) {
    const handler = handlers[name] as (context: Context, input: unknown) => unknown
    if (!call.idempotent || !request.idempotencyKey) return handler(context, input)
    assertKeyFormat(request.idempotencyKey)
    const claim = {
      actor: buildCallerKey(context.actor, request),
      call: name,
      key: request.idempotencyKey,
      body: input,
    }
    if (call.idempotent === 'byHandler') return handler({ ...context, claim }, input)
    return runIdempotently(deps.db, claim, async (tx) => handler({ ...context, db: tx }, input))
  }

  return { run: traceCalls(run), refuseCaller, findActor }
}
