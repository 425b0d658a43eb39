import type { MiddlewareFunction } from 'react-router'
import { writeEvent } from '#platform/contract/server-sent-events.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { FOLLOW_PARAM } from './follow-param.ts'

type Events = AsyncIterable<{ event: string; data: unknown }>

/** `?order=…&ikuti=1` responds with the events of a payment, for as long as the page is open. */
export const streamPayment: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  const id = url.searchParams.get('order')
  if (!id || !url.searchParams.has(FOLLOW_PARAM)) return next()
  // Tells a browser not to connect again.
  if (context.get(sessionContext).state !== 'authenticated')
    return new Response(null, { status: 204 })
  try {
    const events = await context.get(apiContext).payments.follow({ id })
    return new Response(toStream(events, request.signal), {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // A proxy must not collect what is to arrive at once.
        'x-accel-buffering': 'no',
      },
    })
  } catch (thrown) {
    if (isCallError(thrown)) return new Response(null, { status: thrown.status || 503 })
    throw thrown
  }
}

/** The events as bytes, until they end or the reader leaves. */
function toStream(events: Events, signal: AbortSignal): ReadableStream<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => {
        void iterator.return?.()
        try {
          controller.close()
        } catch {
          // It has ended by itself.
        }
      })
    },
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (signal.aborted) return
      if (done) controller.close()
      else controller.enqueue(encoder.encode(writeEvent(value)))
    },
    cancel: () => void iterator.return?.(),
  })
}
