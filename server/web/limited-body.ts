import type { IncomingMessage } from 'node:http'

/** What a form of somebody who is not signed in holds at most, a list of materials with it (bytes). */
const MAX_ANONYMOUS_BYTES = 3 * 1_048_576
/** Forms of who is signed in bring papers along; those of staff a whole catalogue (bytes). */
const MAX_SIGNED_IN_BYTES = { buyer: 24 * 1_048_576, staff: 36 * 1_048_576 } as const

/** The body of a page's form, which is read into memory: no more of it than its reader may send. */
export type LimitedBody = {
  stream: ReadableStream<Uint8Array>
  raiseLimit(realm: 'buyer' | 'staff'): void
}

/**
 * Takes a request's body as it is asked for. One that is larger breaks off with a 413, which React Router
 * answers with; what still comes is thrown away, so that the sender is there to read it.
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
    raw.on('close', () => finishOnce(() => controller.error(new Error('the sender left'))))
    raw.on('error', (thrown) => finishOnce(() => controller.error(thrown)))
  }

  return { stream, raiseLimit: (realm) => void (maxBytes = MAX_SIGNED_IN_BYTES[realm]) }
}

const bodyTooLarge = () =>
  new Response(JSON.stringify({ message: 'Kiriman terlalu besar.', code: 'input.too_large' }), {
    status: 413,
    headers: { 'content-type': 'application/json' },
  })
