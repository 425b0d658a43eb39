import type { IncomingMessage } from 'node:http'
import type { Realm } from '#modules/people/identity/rules/realm.ts'

/** The largest form of an anonymous visitor, with an uploaded list of materials (bytes). */
const MAX_ANONYMOUS_BYTES = 3 * 1_048_576
/** Forms of signed-in buyers carry documents, and those of staff a whole catalogue (bytes). */
const MAX_SIGNED_IN_BYTES = { buyer: 24 * 1_048_576, staff: 36 * 1_048_576 } as const

/** The body of a page's form. It is read into memory, so its size is limited by who sends it. */
export type LimitedBody = {
  stream: ReadableStream<Uint8Array>
  raiseLimit(realm: Realm): void
}

/**
 * Streams a request's body on demand. A larger one fails with a 413 response, which React Router sends.
 * The rest is read and discarded, so that the sender gets to read the response.
 */
export function limitBody(raw: IncomingMessage): LimitedBody {
  let maxBytes = MAX_ANONYMOUS_BYTES
  let size = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (raw.listenerCount('data') === 0) listen(controller)
        raw.resume()
      },
      cancel: () => void raw.resume(),
    },
    { highWaterMark: 0 },
  )

  function listen(controller: ReadableStreamDefaultController<Uint8Array>) {
    let isOpen = true
    const finishOnce = (finish: () => void) => {
      if (isOpen) finish()
      isOpen = false
    }
    raw.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) finishOnce(() => controller.error(bodyTooLarge()))
      if (!isOpen) return
      controller.enqueue(chunk)
      raw.pause()
    })
    raw.on('end', () => finishOnce(() => controller.close()))
    raw.on('close', () => finishOnce(() => controller.error(new Error('the sender disconnected'))))
    raw.on('error', (thrown) => finishOnce(() => controller.error(thrown)))
  }

  return { stream, raiseLimit: (realm) => void (maxBytes = MAX_SIGNED_IN_BYTES[realm]) }
}

const bodyTooLarge = () =>
  new Response(JSON.stringify({ message: 'Kiriman terlalu besar.', code: 'input.too_large' }), {
    status: 413,
    headers: { 'content-type': 'application/json' },
  })
