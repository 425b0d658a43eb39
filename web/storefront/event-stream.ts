import { writeEvents } from '#platform/contract/server-sent-events.ts'

type Events = AsyncIterable<{ event: string; data: unknown; id?: string }>

/** A response that streams events until they end or the reader leaves. */
export const streamEvents = (events: Events, signal: AbortSignal): Response =>
  new Response(toStream(events, signal), {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // A proxy must not collect what is to arrive at once.
      'x-accel-buffering': 'no',
    },
  })

/** The events as bytes, until they end or the reader leaves. */
function toStream(events: Events, signal: AbortSignal): ReadableStream<Uint8Array> {
  const iterator = writeEvents(events)
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      const leave = () => {
        void iterator.return?.()
        try {
          controller.close()
        } catch {
          // It has ended by itself.
        }
      }
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
    },
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (signal.aborted) return
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void iterator.return?.(),
  })
}
