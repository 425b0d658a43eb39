import type { AccessValues, Call } from '../contract/call.ts'
import type { Carrier, GivenParts } from '../contract/client.ts'
import { CallFailed, kindOf } from '../contract/failure.ts'
import { readEvents } from '../contract/events.ts'
import type { Failure } from '../contract/shapes.ts'
import type { Actor } from './context.ts'
import type { Asked, Dispatch } from './dispatch.ts'
import type { Reply } from './reply.ts'

/** Who the storefront's server asks for: one page's reader. */
export type Reader = {
  token?: string | undefined
  visitor?: string | undefined
  /** What is sent in a service's static access header. */
  access?: AccessValues | undefined
  address: string
  agent: string
  requestId?: string
  /** Told when dispatch gives the reader a visitor's ticket. */
  onVisitor?: (ticket: string) => void
}

/**
 * Carries calls straight into dispatch, without HTTP in between. Answers pass through the same
 * serializer as on the network, so that a page sees what a client would and nothing more.
 */
export function inProcess(dispatch: Dispatch, reader: Reader): Carrier {
  let known: { token: string; actor: Promise<Actor | undefined> } | undefined
  /** Found once a token: one that was renewed on the way is another, and may be somebody where the old one was not. */
  const actorOf = (token: string) => {
    if (known?.token !== token) known = { token, actor: dispatch.whoIs(token) }
    return known.actor
  }
  return async (name, call, given, options) => {
    const files = await filesOf(given)
    const asked: Asked = {
      params: paramsOf(call, given),
      query: (given.query ?? {}) as Record<string, unknown>,
      body: given.body,
      ...(given.form ? { form: given.form } : {}),
      files,
      key: options.key,
      token: reader.token,
      visitor: reader.visitor,
      ...(call.access ? { access: reader.access?.[call.service ?? 'main'] } : {}),
      address: reader.address,
      agent: reader.agent,
      ...(reader.requestId ? { requestId: reader.requestId } : {}),
      ...(reader.token ? { actor: actorOf(reader.token) } : {}),
    }
    const reply = await dispatch.run(name, asked)
    if (reply.visitor) {
      reader.visitor = reply.visitor
      reader.onVisitor?.(reply.visitor)
    }
    if ('stream' in reply.body && call.answer.kind === 'events')
      return readEvents(bytesOf(reply.body.stream), call.answer.events)
    if ('stream' in reply.body) return reply.body.stream
    if ('bytes' in reply.body) return reply.body.bytes
    const body = JSON.parse((reply.body as { text: string }).text)
    if (reply.status < 400) return body.data
    throw new CallFailed(kindOf(reply.status), body as Failure, waitAfter(reply))
  }
}

/** Seconds; none where asking the same process again would only make a page wait twice as long. */
function waitAfter({ status, headers }: Reply): number | undefined {
  if (status >= 500) return Number.POSITIVE_INFINITY
  const wait = headers['retry-after']
  return wait === undefined ? undefined : Number(wait)
}

const paramsOf = (call: Call, given: GivenParts) =>
  Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, String(given[name!])]),
  )

async function filesOf({ files }: GivenParts) {
  const read = Object.entries(files ?? {}).flatMap(([field, file]) =>
    file ? [{ field, file }] : [],
  )
  return Object.fromEntries(
    await Promise.all(
      read.map(async ({ field, file }) => [
        field,
        { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
      ]),
    ),
  )
}

async function* bytesOf(stream: AsyncIterable<string | Uint8Array>) {
  const encoder = new TextEncoder()
  for await (const part of stream) yield typeof part === 'string' ? encoder.encode(part) : part
}
