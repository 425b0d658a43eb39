import { hash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { AccessValues, Call, Calls, UploadedFile } from '../contract/call.ts'
import { isUnavailable } from '../database/faults.ts'
import { Refusal, isRefusal } from '../refusal.ts'
import type { Actor, AnyHandler, Context, Tools } from './context.ts'
import { once } from './idempotency.ts'
import { receive } from './input.ts'
import { networkOf, type Limiter } from './limits.ts'
import type { CallMetrics } from './metrics.ts'
import { failureReply, serializerOf, type Reply } from './reply.ts'

/** One call as it arrives, from the network or from the storefront's server in this process. */
export type Asked = {
  params: Record<string, string>
  query: Record<string, unknown>
  body?: unknown
  form?: Record<string, unknown>
  files?: Record<string, UploadedFile>
  key?: string | undefined
  token?: string | undefined
  visitor?: string | undefined
  /** What the service's static access header said. */
  access?: string | undefined
  address: string
  agent: string
  requestId?: string
  /** Who is asking, where that has been found before for the same page. */
  actor?: Promise<Actor | undefined>
}

export type Parts = {
  tools: Tools
  calls: Calls
  handlers: Record<string, AnyHandler>
  /** Finds who holds an access token; undefined for a dead one. */
  authenticate: (tools: Tools, token: string) => Promise<Actor | undefined>
  limiter: Limiter
  metrics: CallMetrics
  access?: AccessValues
}

export type Dispatch = {
  run(name: string, asked: Asked): Promise<Reply>
  whoIs(token: string): Promise<Actor | undefined>
}

/**
 * The one way in to every call: who is asking, may they, how often, is the input right, run once,
 * and the same envelope for whatever goes wrong.
 */
export function createDispatch({
  tools,
  calls,
  handlers,
  authenticate,
  limiter,
  metrics,
  access = {},
}: Parts): Dispatch {
  const serializers = new Map(
    Object.entries(calls).map(([name, call]) => [name, serializerOf(call)]),
  )

  async function run(name: string, given: Asked): Promise<Reply> {
    const call = calls[name]!
    const asked = { ...given, visitor: ticketOf(given) }
    const started = performance.now()
    const requestId = asked.requestId ?? randomUUID()
    let issued: string | undefined
    const visitor = {
      token: asked.visitor,
      issue: () => (issued ??= asked.visitor ?? randomUUID()),
    }
    const finish = (reply: Reply): Reply => {
      metrics.observe(name, reply.status, performance.now() - started)
      return { ...reply, headers: { ...reply.headers, 'x-request-id': requestId }, visitor: issued }
    }
    try {
      const actor = await identify(call, asked)
      admit(call, actor)
      checkAccess(call, asked, access)
      if (call.limit) limiter.take(bucketOf(name, call, asked, actor), call.limit)
      const input = await receive(call, asked)
      const context: Context = {
        ...tools,
        actor,
        visitor,
        requestId,
        address: asked.address,
        agent: asked.agent,
        token: asked.token,
        ...(actor.kind === 'visitor' ? {} : { [actor.kind]: actor }),
      }
      const answer = await runOnce(name, call, asked, context, input)
      return finish(serializers.get(name)!(answer))
    } catch (thrown) {
      return finish(failureReply(explain(thrown, name, requestId)))
    }
  }

  const whoIs = (token: string) => authenticate(tools, token)

  async function identify(call: Call, asked: Asked): Promise<Actor> {
    if (!asked.token) return { kind: 'visitor' }
    const actor = await (asked.actor ?? whoIs(asked.token))
    // A dead token does not keep anyone from what is open to everyone.
    return actor ?? { kind: 'visitor' }
  }

  function runOnce(name: string, call: Call, asked: Asked, context: Context, input: unknown) {
    const handler = handlers[name] as (context: Context, input: unknown) => unknown
    if (!call.idempotent || !asked.key) return handler(context, input)
    if (!keepable.test(asked.key))
      throw new Refusal('idempotency.key', 'Kunci permintaan tidak dapat dibaca.', 400)
    const claim = { actor: askerOf(context.actor, asked), call: name, key: asked.key, body: input }
    return once(tools.db, claim, async (tx) => handler({ ...context, db: tx }, input))
  }

  function explain(
    thrown: unknown,
    name: string,
    requestId: string,
  ): Refusal | { status: 500 | 503 } {
    if (isRefusal(thrown)) return thrown
    const status = isUnavailable(thrown) ? 503 : 500
    tools.log.error(
      { err: thrown, call: name, requestId },
      status === 503 ? 'database away' : 'call broke',
    )
    return { status }
  }

  return { run, whoIs }
}

/** What the table of kept answers takes: printed ASCII, at most 128 letters. */
const keepable = /^[\x20-\x7e]{1,128}$/

const ticketForm = /^[\w-]{1,64}$/
/** The visitor's ticket, where it has the form of one that was given; anything else is none. */
const ticketOf = ({ visitor }: Asked) => (visitor && ticketForm.test(visitor) ? visitor : undefined)

const askerOf = (actor: Actor, asked: Asked) => {
  if (actor.kind === 'buyer') return actor.accountId
  if (actor.kind === 'staff') return actor.staffId
  return asked.visitor ?? asked.address
}

const bucketOf = (name: string, call: Call, asked: Asked, actor: Actor) =>
  `${name} ${call.limit!.by === 'address' ? networkOf(asked.address) : askerOf(actor, asked)}`

/** 401 for nobody, 403 for staff of the wrong role only: it would sign a buyer out. */
function admit(call: Call, actor: Actor): void {
  const who = call.who ?? 'anyone'
  if (who === 'anyone') return
  if (actor.kind !== who)
    throw new Refusal('session.missing', 'Silakan masuk terlebih dahulu.', 401)
  if (actor.kind !== 'staff' || !call.roles) return
  const may = actor.roles.includes('admin') || call.roles.some((role) => actor.roles.includes(role))
  if (!may) throw new Refusal('staff.role', 'Peran Anda tidak boleh melakukan ini.', 403)
}

/** 401 without the header of a service that asks for one; a service without a value is closed. */
function checkAccess({ access, service = 'main' }: Call, asked: Asked, values: AccessValues): void {
  const wanted = values[service]
  if (!access || (asked.access && wanted && isSame(asked.access, wanted))) return
  throw new Refusal('access.missing', 'Layanan ini meminta kunci aksesnya.', 401)
}

/** Compares by hashes, so that the time tells neither how long the value is nor how much of it is right. */
const isSame = (given: string, wanted: string) =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', wanted, 'buffer'))
