import type { IncomingMessage } from 'node:http'

/**
 * Streams the body of a page's form on demand. One of more than `maxBytes` fails with a 413 response,
 * which React Router sends, and is not read any further.
 */
export function limitBody(raw: IncomingMessage, maxBytes: number): ReadableStream<Uint8Array> {
  let size = 0
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (Number(raw.headers['content-length']) > maxBytes)
          return controller.error(bodyTooLarge())
        if (raw.listenerCount('data') === 0) listen(controller)
        raw.resume()
      },
      cancel: () => void raw.pause(),
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
      if (!isOpen) return
      raw.pause()
      if (size > maxBytes) finishOnce(() => controller.error(bodyTooLarge()))
      else controller.enqueue(chunk)
    })
    raw.on('end', () => finishOnce(() => controller.close()))
    raw.on('close', () => finishOnce(() => controller.error(new Error('the sender disconnected'))))
    raw.on('error', (thrown) => finishOnce(() => controller.error(thrown)))
  }
}

const bodyTooLarge = () =>
  new Response(JSON.stringify({ message: 'Kiriman terlalu besar.', code: 'input.too_large' }), {
    status: 413,
    headers: { 'content-type': 'application/json' },
  })
