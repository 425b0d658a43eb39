import type { ServiceAccessValues, Call, ResponseFile } from '../contract/call.ts'
import type { Transport, RawInput } from '../contract/client.ts'
import { CallError, toErrorKind } from '../contract/call-error.ts'
import { endPromptly } from '../contract/end-promptly.ts'
import { readEvents } from '../contract/server-sent-events.ts'
import type { Failure } from '../contract/schemas.ts'
import type { Actor, Audience } from './context.ts'
import type { CallRequest, Dispatch } from './dispatch.ts'
import type { CallResponse } from './serialize.ts'
import { adoptFile } from './uploads/received-file.ts'
import { createSharedReads, type SharedReads } from './shared-reads.ts'

/** The visitor that a page's calls are made for. */
export type InProcessCaller = {
  token?: string | undefined
  visitorToken?: string | undefined
  /** What the caller has written, as the last response named it. */
  position?: string | undefined
  /** Values of the services' static access headers. */
  access?: ServiceAccessValues | undefined
  ipAddress: string
  userAgent: string
  requestId?: string
  /** Whom a shared page is rendered for, in place of a person. */
  audience?: Audience
  /** A page that is only read: its calls share what they read, until one may change something. */
  onlyReads?: boolean
  /** Called when dispatch has issued a visitor token. */
  onVisitorToken?: (visitorToken: string) => void
  /** Called when a response names a new position. */
  onPosition?: (position: string) => void
}

/**
 * Makes calls directly in dispatch, without HTTP. Responses go through the same serializer as on the
 * network, so that a page gets the same data as any client.
 */
export function createInProcessTransport(dispatch: Dispatch, caller: InProcessCaller): Transport {
  let lastFound: { token: string; actor: Promise<Actor | undefined> } | undefined
  /** Identifies the caller once for each token: a page may renew an expired one. */
  const findActor = (token: string) => {
    if (lastFound?.token !== token) lastFound = { token, actor: dispatch.findActor(token) }
    return lastFound.actor
  }
  const findReads = shareReadsOf(caller)
  return async (name, call, input, options) => {
    const reads = findReads(call)
    const files = await readFiles(input)
    const request: CallRequest = {
      params: readPathParams(call, input),
      query: (input.query ?? {}) as Record<string, unknown>,
      body: input.body,
      ...(input.form ? { form: input.form } : {}),
      files,
      idempotencyKey: options.key,
      token: caller.token,
      visitorToken: caller.visitorToken,
      position: caller.position,
      ...(call.access ? { access: caller.access?.[call.service ?? 'main'] } : {}),
      ipAddress: caller.ipAddress,
      userAgent: caller.userAgent,
      ...(caller.requestId ? { requestId: caller.requestId } : {}),
      ...(caller.audience ? { audience: caller.audience } : {}),
      ...(caller.token ? { actor: findActor(caller.token) } : {}),
      reads,
    }
    const response = await dispatch.run(name, request)
    if (response.visitorToken) {
      caller.visitorToken = response.visitorToken
      caller.onVisitorToken?.(response.visitorToken)
    }
    if (response.position) {
      caller.position = response.position
      caller.onPosition?.(response.position)
    }
    if ('stream' in response.body && call.response.kind === 'events')
      return readEvents(encodeStream(response.body.stream), call.response.events)
    if ('stream' in response.body) return response.body.stream
    if ('stored' in response.body) return response.body.stored
    if ('bytes' in response.body) {
      const { name, bytes } = response.body
      return name === undefined ? bytes : ({ name, bytes } satisfies ResponseFile)
    }
    const body = JSON.parse((response.body as { text: string }).text)
    if (response.status < 400) return body.data
    throw new CallError(toErrorKind(response.status), body as Failure, retryAfterSeconds(response))
  }
}

/**
 * What a call may share with the earlier ones: nothing once a call of the page may have changed something, and nothing of
 * another caller, whom a page has after a sign-out or with a renewed token.
 */
function shareReadsOf(caller: InProcessCaller): (call: Call) => SharedReads | undefined {
  let hasWritten = !caller.onlyReads
  let shared: { caller: string; reads: SharedReads } | undefined
  return ({ method, onlyReads }) => {
    hasWritten ||= method !== 'GET' && !onlyReads
    if (hasWritten) return undefined
    const identity = `${caller.token ?? ''} ${caller.visitorToken ?? ''}`
    if (shared?.caller !== identity) shared = { caller: identity, reads: createSharedReads() }
    return shared.reads
  }
}

/** Seconds to wait. Infinite for a 5xx: a retry in the same process would only make the page wait twice as long. */
function retryAfterSeconds({ status, headers }: CallResponse): number | undefined {
  if (status >= 500) return Number.POSITIVE_INFINITY
  const retryAfter = headers['retry-after']
  return retryAfter === undefined ? undefined : Number(retryAfter)
}

const readPathParams = (call: Call, input: RawInput) =>
  Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, String(input[name!])]),
  )

async function readFiles({ files }: RawInput) {
  const present = Object.entries(files ?? {}).flatMap(([field, file]) =>
    file ? [{ field, file }] : [],
  )
  return Object.fromEntries(
    await Promise.all(present.map(async ({ field, file }) => [field, await adoptFile(file)])),
  )
}

/** Ended early, it ends the stream, also while it waits for it. */
function encodeStream(
  stream: AsyncIterable<string | Uint8Array>,
): AsyncIterableIterator<Uint8Array> {
  const texts = stream[Symbol.asyncIterator]()
  const parts = { [Symbol.asyncIterator]: () => texts }
  return endPromptly(encodeParts(parts), () => void texts.return?.())
}

async function* encodeParts(stream: AsyncIterable<string | Uint8Array>) {
  const encoder = new TextEncoder()
  for await (const part of stream) yield typeof part === 'string' ? encoder.encode(part) : part
}
