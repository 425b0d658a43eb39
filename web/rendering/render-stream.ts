import { Writable } from 'node:stream'
import { pauseScriptTags } from './paused-scripts.ts'

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
    if (chunks.length > 0) readerController.enqueue(pauseScriptTags(Buffer.concat(chunks)))
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
