import type { IncomingMessage } from 'node:http'

/** What a form of somebody who is not signed in holds at most, a list of materials with it (bytes). */
const ANYONE = 3 * 1_048_576
/** Forms of who is signed in bring papers along; those of staff a whole catalogue (bytes). */
const SIGNED_IN = { buyer: 24 * 1_048_576, staff: 36 * 1_048_576 } as const

/** The body of a page's form, which is read into memory: no more of it than its reader may send. */
export type Body = { stream: ReadableStream<Uint8Array>; signedIn(desk: 'buyer' | 'staff'): void }

/**
 * Takes a request's body as it is asked for. One that is larger breaks off with a 413, which React Router
 * answers with; what still comes is thrown away, so that the sender is there to read it.
 */
export function bodyOf(raw: IncomingMessage): Body {
  let most = ANYONE
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
    let open = true
    const end = (how: () => void) => {
      if (open) how()
      open = false
    }
    raw.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) end(() => controller.error(tooLarge()))
      if (!open) return
      controller.enqueue(chunk)
      raw.pause()
    })
    raw.on('end', () => end(() => controller.close()))
    raw.on('close', () => end(() => controller.error(new Error('the sender left'))))
    raw.on('error', (thrown) => end(() => controller.error(thrown)))
  }

  return { stream, signedIn: (desk) => void (most = SIGNED_IN[desk]) }
}

const tooLarge = () =>
  new Response(JSON.stringify({ message: 'Kiriman terlalu besar.', code: 'input.too_large' }), {
    status: 413,
    headers: { 'content-type': 'application/json' },
  })
