import { Writable } from 'node:stream'

/** Larger than any page: React never waits for buffer space. */
const MAX_BUFFER_BYTES = 4 * 1024 * 1024

/**
 * The sink that a page is rendered into, and the response body that it becomes. React writes four
 * kilobytes at a time and calls `flush` when a part is complete; each part is sent as one chunk
 * instead of forty. A client that disconnects closes the sink, which ends the rendering.
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
  // A rendering that fails ends the body; an unhandled error would end the process.
  sink.on('error', (error) => readerController.error(error))
  // React calls `flush` on its destination.
  return { sink: Object.assign(sink, { flush }), body }
}

const PRELOAD_TAG = '<link rel="modulepreload" '
const LOW_PRIORITY = Buffer.from('fetchpriority="low" ')

/**
 * Lowers the priority of script preloads. A page can be read and bought from before its scripts
 * run, so on a slow line they load after the main image and the fonts. React Router only marks its
 * preloads as modules.
 */
function deprioritizePreloads(part: Buffer): Buffer {
  const pieces: Buffer[] = []
  let copiedTo = 0
  // The rest of a page is never decoded: it may be a hundred kilobytes.
  for (let at = part.indexOf(PRELOAD_TAG); at !== -1; at = part.indexOf(PRELOAD_TAG, copiedTo)) {
    const end = at + PRELOAD_TAG.length
    pieces.push(part.subarray(copiedTo, end), LOW_PRIORITY)
    copiedTo = end
  }
  return pieces.length === 0 ? part : Buffer.concat([...pieces, part.subarray(copiedTo)])
}
