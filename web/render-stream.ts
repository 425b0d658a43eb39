import { Writable } from 'node:stream'

/** More than any page: React never waits for room, so it need not come back for the rest. */
const MAX_BUFFER_BYTES = 4 * 1024 * 1024

/**
 * What a page is rendered into, and the body that it becomes. React writes four kilobytes at a time
 * and says when a part is whole; each part travels as one piece instead of forty through the
 * streams in between. A reader who leaves closes the sink, which ends the rendering.
 */
export function createRenderStream(): { sink: Writable; body: ReadableStream<Uint8Array> } {
  let chunks: Buffer[] = []
  let readerController: ReadableStreamDefaultController<Uint8Array>
  const flush = () => {
    if (chunks.length > 0) readerController.enqueue(deprioritizePreloads(Buffer.concat(chunks)))
    chunks = []
  }
  const sink = new Writable({
    highWaterMark: MAX_BUFFER_BYTES,
    write(chunk: Buffer, _encoding, callback) {
      chunks.push(chunk)
      callback()
    },
    final(callback) {
      flush()
      readerController.close()
      callback()
    },
  })
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (readerController = controller),
    cancel: () => void sink.destroy(),
  })
  // A rendering that breaks off breaks the body off; unheard, it would end the process.
  sink.on('error', (error) => readerController.error(error))
  // React asks its destination for `flush` by that name.
  return { sink: Object.assign(sink, { flush }), body }
}

const PRELOAD_TAG = '<link rel="modulepreload" '

/**
 * A page can be read and bought from before its scripts run, so on a slow line they come after the
 * main picture and the letters. React Router says of its preloads only that they are modules.
 */
function deprioritizePreloads(part: Buffer): Buffer {
  if (!part.includes(PRELOAD_TAG)) return part
  return Buffer.from(part.toString().replaceAll(PRELOAD_TAG, `${PRELOAD_TAG}fetchpriority="low" `))
}
